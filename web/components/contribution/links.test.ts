// Where a manuscript’s links lead in each role.
import { describe, expect, it } from 'vitest';
import type { RoleKindCode } from '../../../shared/roles.ts';
import {
  editLink,
  inviteReviewersLink,
  isStatusPath,
  manuscriptLinks,
  preprintLink,
  publicationListOf,
  reviewFormLink,
  reviewLink,
  reviewsLink,
  transferFilesLink,
  transferLink,
} from './links.ts';

const manuscript = { id: 'Q29udHJpYnV0aW9uOjE=', manuscriptNumber: 'WX20260001', stage: 2, state: 'EDITOR_REVIEWING' } as const;
const pathsOf = (role: RoleKindCode) => {
  const links = manuscriptLinks(role, manuscript);
  return links && { status: links.status?.split('?')[0] ?? null, detail: links.detail.split('?')[0] };
};

describe('status and detail links follow the table of S2 §2.1 (P2-026 to P2-031, R2-018, R2-019, R2-023)', () => {
  it.each<[RoleKindCode, string | null, string]>([
    ['EDITOR', '/main/editorManusList/ChiefEditorStatus', '/main/editorManusList/detailChief'],
    ['ASSOCIATE_EDITOR_IN_CHIEF', '/main/editorManusList/ChiefEditorStatus', '/main/editorManusList/detailChief'],
    ['EDITOR_IN_CHIEF', '/main/editorChiefManusList/ChiefEditorStatus', '/main/editorChiefManusList/detailChief'],
    ['EXECUTIVE_EDITOR', '/main/optList/statusDtaile', '/main/optList/listDtaile'],
    ['PUBLISHING_EDITOR', '/main/optList/statusDtaile', '/main/optList/listDtaile'],
    ['OPERATIONS', '/main/optList/statusDtaile', '/main/optList/listDtaile'],
    ['AUTHOR', '/main/editorChiefManusList/ChiefEditorStatus', '/main/authormanuList/detailAuthor'],
    ['REVIEWER', null, '/main/authormanuList/detailAuthor'],
  ])('%s', (role, status, detail) => {
    expect(pathsOf(role)).toEqual({ status, detail });
  });

  it('gives an administrator none (R3-015)', () => {
    expect(pathsOf('ADMINISTRATOR')).toBeNull();
  });

  it('leads the author of a manuscript that has been in the pool to the pages of unaccepted ones (R2-024, D2-16)', () => {
    const links = manuscriptLinks('AUTHOR', { ...manuscript, state: null, hasBeenInPool: true });
    expect(links?.status).toMatch(/^\/main\/stateNouse\?/);
    const told = Object.fromEntries(new URLSearchParams(links?.status?.split('?')[1]));
    expect(told).toEqual({ roleId: '1', id: manuscript.id, code: 'WX20260001', zt: '2' });
    expect(links?.detail).toMatch(/^\/main\/detailListUn\?/);
    expect(manuscriptLinks('EDITOR', { ...manuscript, hasBeenInPool: true })?.detail).toMatch(/detailChief/);
  });
});

it('carries the role, id, number, stage and state as hints, as far as the reader is told them (R2-021, R2-023, R2-010, R2-190, R3-012)', () => {
  const query = new URLSearchParams(manuscriptLinks('EDITOR', manuscript)?.status?.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({ roleId: '3', id: manuscript.id, code: 'WX20260001', zt: '2', cbState: '3' });
  expect(manuscriptLinks('AUTHOR', { ...manuscript, state: null })?.status).not.toContain('cbState');
});

it('opens the wizard on the draft with change=1 (R2-027)', () => {
  expect(new URL(editLink('a=b'), 'http://x').searchParams.get('id')).toBe('a=b');
  expect(editLink('x')).toBe('/main/change?roleId=1&id=x&change=1');
});

it('knows the status pages by their paths', () => {
  expect(isStatusPath('/main/optList/statusDtaile')).toBe(true);
  expect(isStatusPath('/main/stateNouse')).toBe(true);
  expect(isStatusPath('/main/optList/listDtaile')).toBe(false);
});

it('names the manuscript to the pages of the copyright transfer as each of them spells it (D2-15, D13-156)', () => {
  const id = encodeURIComponent(manuscript.id);
  expect(transferLink(manuscript)).toBe(`/main/empowerAuthor?roleId=1&id=${id}&cbCode=WX20260001`);
  expect(transferFilesLink(manuscript)).toBe(`/main/empowerAddAuthor?roleId=1&id=${id}&code=WX20260001`);
});

it.each([
  ['single', '/main/editorChiefSingleList/singleStatus', '/main/editorChiefSingleList/singleDetaile'],
  ['group', '/main/editorChiefMoreList/moreStatus', '/main/editorChiefMoreList/moreDetaile'],
] as const)(
  'leads from the %s list to the pages below it in every role, with the hints of S2 §2.7, and back (SC-103, SC-104, SC-106, SC-107, S2-015, S2-017, P2-285, P2-286, P2-289 to P2-291, P2-303, P2-304, P2-306 to P2-308)',
  (list, status, detail) => {
    for (const [role, roleId] of [
      ['EDITOR', '3'],
      ['EDITOR_IN_CHIEF', '5'],
      ['EXECUTIVE_EDITOR', '4'],
      ['PUBLISHING_EDITOR', '6'],
      ['OPERATIONS', '7'],
      ['ASSOCIATE_EDITOR_IN_CHIEF', '10'],
    ] as const) {
      const links = manuscriptLinks(role, manuscript, list);
      const [statusUrl, detailUrl] = [links?.status, links?.detail].map((address) => new URL(address ?? '', 'http://x'));
      expect([statusUrl?.pathname, detailUrl?.pathname]).toEqual([status, detail]);
      expect(Object.fromEntries(statusUrl?.searchParams ?? [])).toMatchObject({ roleId, id: manuscript.id, code: 'WX20260001', zt: '2' });
      expect(Object.fromEntries(detailUrl?.searchParams ?? [])).toEqual({ roleId, id: manuscript.id, type: '0' });
    }
    expect(isStatusPath(status)).toBe(true);
    expect(publicationListOf(detail)?.name).toBe(list);
    expect(publicationListOf('/main/editorChiefManusList/detailChief')).toBeNull();
  },
);

it('every page of a manuscript is opened in a role that its address names (R3-012, B-023)', () => {
  const roleIn = (address: string) => new URL(address, 'http://x').searchParams.get('roleId');
  expect([reviewFormLink('c1'), reviewFormLink('c1', 'r1')].map(roleIn)).toEqual(['2', '2']);
  expect([transferLink(manuscript), transferFilesLink(manuscript)].map(roleIn)).toEqual(['1', '1']);
  const ofOffice = (number: number | null) => [
    inviteReviewersLink('CHIEF_INVITE_REVIEWERS')(manuscript, number),
    reviewLink('c1', 'r1', number),
    reviewsLink('c1', number),
    preprintLink('p1', number),
  ];
  // An executive editor does a chief's acts, as an executive editor.
  expect(ofOffice(4).map(roleIn)).toEqual(['4', '4', '4', '4']);
  expect(ofOffice(null).map(roleIn)).toEqual([null, null, null, null]);
});
