// Messages of one page by the manuscript that they are about.

interface About {
  manuscriptNumber?: string | null | undefined;
  manuscriptTitle?: string | null | undefined;
  contribution?: { id: string } | null | undefined;
}

/**
 * A manuscript stands where its newest message is, its messages in their order. The role of the moment does not see every manuscript, and
 * not every letter names its number: two messages are of one when its id, its number or, where one has no number, its title is the same.
 */
export function groupMessages<Message extends About>(messages: readonly Message[]): Message[][] {
  const groups: Message[][] = [];
  for (const message of messages) {
    const group = groups.find((others) => others.some((other) => isSameManuscript(message, other)));
    if (group) group.push(message);
    else groups.push([message]);
  }
  return groups;
}

function isSameManuscript(one: About, other: About): boolean {
  if (one.contribution && other.contribution) return one.contribution.id === other.contribution.id;
  if (one.manuscriptNumber && other.manuscriptNumber) return one.manuscriptNumber === other.manuscriptNumber;
  return Boolean(one.manuscriptTitle) && one.manuscriptTitle === other.manuscriptTitle;
}
