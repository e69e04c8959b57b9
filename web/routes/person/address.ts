// The form's address: `userID` names the person; without it somebody is added (R3-030).
export function personVariables(search: URLSearchParams) {
  const id = search.get('userID') ?? '';
  return { id, isNew: id === '' };
}
