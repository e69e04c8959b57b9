// Who may know of an issue, read its contents, work on it and confirm the press's receipt: every role, in and out of the journal, open and
// sent.
import { describe, expect, it } from 'vitest';
import { RoleKind, roleKindCode, type MemberType, type RoleKindId } from '../../../shared/roles.ts';
import { issuePolicy, journalIssuesPolicy } from './issue.policy.ts';

const JOURNAL = 7;
const every: readonly RoleKindId[] = Object.values(RoleKind);
const memberTypes: readonly MemberType[] = ['chief', 'executive', 'deputy', 'editor'];

/** Answers for every role that has this office in the journal, or none, and whose scope holds it, or not. */
function allowed(
  act: keyof typeof issuePolicy,
  isSent: boolean,
  { office, isInDataScope }: { office: MemberType | null; isInDataScope: boolean },
): string[] {
  return every
    .filter((kind) => {
      const memberships = office === null ? [{ colloquiumId: 8, type: 'chief' as const }] : [{ colloquiumId: JOURNAL, type: office }];
      return issuePolicy[act]({ kind, memberships }, { colloquiumId: JOURNAL, isSent, isInDataScope }) === null;
    })
    .map(roleKindCode);
}

describe.each([false, true])('of an issue that is sent: %s', (isSent) => {
  const staff = isSent ? ['PUBLISHING_EDITOR', 'OPERATIONS'] : [];
  it('its chief and executive editors know of it and read it, each in the role of the office; they work on it while it is open', () => {
    for (const [office, role] of [
      ['chief', 'EDITOR_IN_CHIEF'],
      ['executive', 'EXECUTIVE_EDITOR'],
    ] as const) {
      expect(allowed('view', isSent, { office, isInDataScope: false })).toEqual([role]);
      expect(allowed('viewContents', isSent, { office, isInDataScope: false })).toEqual([role]);
      expect(allowed('edit', isSent, { office, isInDataScope: false })).toEqual(isSent ? [] : [role]);
    }
  });

  it('the publisher’s staff know of it where their departments hold the journal, and read it once it is sent', () => {
    expect(allowed('view', isSent, { office: null, isInDataScope: true }).toSorted()).toEqual(['OPERATIONS', 'PUBLISHING_EDITOR']);
    expect(allowed('viewContents', isSent, { office: null, isInDataScope: true }).toSorted()).toEqual(staff.toSorted());
    expect(allowed('edit', isSent, { office: null, isInDataScope: true })).toEqual([]);
  });

  it('its chief and executive editors say its publication data while it is open, and the publisher’s staff once it is sent (B-120)', () => {
    for (const office of ['chief', 'executive'] as const)
      expect(allowed('saveImprint', isSent, { office, isInDataScope: false })).toEqual(
        isSent ? [] : [office === 'chief' ? 'EDITOR_IN_CHIEF' : 'EXECUTIVE_EDITOR'],
      );
    expect(allowed('saveImprint', isSent, { office: null, isInDataScope: true }).toSorted()).toEqual(staff.toSorted());
  });

  it('a publishing editor alone says that the press has it, once it is sent', () => {
    for (const office of [null, ...memberTypes])
      expect(allowed('confirmReceipt', isSent, { office, isInDataScope: true })).toEqual(isSent ? ['PUBLISHING_EDITOR'] : []);
  });

  it('nobody else knows of it', () => {
    for (const act of ['view', 'viewContents', 'edit', 'saveImprint', 'confirmReceipt'] as const)
      for (const office of [null, 'deputy', 'editor'] as const) expect(allowed(act, isSent, { office, isInDataScope: false })).toEqual([]);
  });
});

it('what one may not know of is not there, what cannot be changed any more says so', () => {
  const x = { colloquiumId: JOURNAL, isSent: true, isInDataScope: true };
  const chief = { kind: RoleKind.EDITOR_IN_CHIEF, memberships: [{ colloquiumId: JOURNAL, type: 'chief' as const }] };
  expect(issuePolicy.edit(chief, x)).toEqual({ code: 'ISSUE_ALREADY_SENT' });
  expect(issuePolicy.edit({ ...chief, memberships: [] }, x)).toEqual({ code: 'NOT_FOUND' });
  expect(issuePolicy.confirmReceipt(chief, x)).toEqual({ code: 'NOT_FOUND' });
  expect(issuePolicy.confirmReceipt({ kind: RoleKind.PUBLISHING_EDITOR, memberships: [] }, { ...x, isSent: false })).toEqual({
    code: 'ISSUE_NOT_SENT',
  });
  expect(journalIssuesPolicy.view({ kind: RoleKind.AUTHOR, memberships: [] }, x)).toEqual({ code: 'NOT_FOUND' });
});
