// The ticket of a letter about authorship, kept for the tab alone.
const TICKET = 'authorshipTicket';

export const AUTHORSHIP = '/authorship';
export const storedTicket = (): string | null => sessionStorage.getItem(TICKET);
export const storeTicket = (ticket: string): void => sessionStorage.setItem(TICKET, ticket);
