// The route tree holds every documented path, guarded and loaded by itself.
import { letterPages } from '../shared/letter-pages.ts';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Landing } from './components/shell/Landing.tsx';
import { storeToken } from './relay/token.ts';
import { routes } from './routes.tsx';

const started = vi.hoisted(() => vi.fn<(query: unknown, variables: object) => null>(() => null));
vi.mock('./relay/start-query.ts', () => ({ startQuery: started }));

/** The route table of S3 §2.1, as it stands there, and the paths of the other documents. */
const PUBLIC = [
  '/',
  '/login',
  '/loginSuccess',
  '/sigin',
  '/loginBang',
  '/siginSys',
  '/fdpwd',
  '/rstpwd',
  '/tipmsg',
  '/rstpwdmsg',
  '/resemail',
  '/fail',
  '/maintain',
  '/main/newPreprint',
];
const IN_SHELL =
  `submitFail submitOk chooseEditor leavePage msgUseExit msgModifyExit msgSumExit zuGao InviteDialog sendPublish create change
  unManuscript changeEmail changePwd authormanuList authormanuList/detailAuthor empowerAuthor empowerAddAuthor stateNouse statusAuthor detailListUn
  systemSet optList optList/statusDtaile optList/listDtaile optListDtl optListUnuse newClct operateList operateList/jikanDetail meetList
  meetList/meetDetail meetNew emailSet usetime refuse receive publish resource status publishClct paperManage paperManage/flowSet
  paperManage/parameSet paperManage/detailSet meetManager meetManager/meetDetailSet meetManager/parameSet meetManager/flowSet editorClctDtl
  editorGroupDtl editorContSet editorInvite editorManusList editorManusList/detailChief editorManusList/ChiefEditorStatus editorTestDetail
  editorExamDetail editorExportDetail editorExportList editorStatus editorExportResult exportExitResult editorChiefManusList
  editorChiefManusList/detailChief editorChiefManusList/ChiefEditorStatus editorChiefStatus editorChiefSingleList
  editorChiefSingleList/singleStatus editorChiefSingleList/singleDetaile editorChiefMoreList editorChiefMoreList/moreStatus
  editorChiefMoreList/moreDetaile preprintContribution preprintContribution/preprintDetail editorPreprintContribution
  editorPreprintContribution/preprintDetail operateChief editorChiefUnuse editorChiefUnuse/unUseDetail editorJKflow editorMeetFlowset
  editorMeetConset personMsg msgCenter expertList managePerson managePersonAdd managePart managePartAdd manageRole manageRoleAdd systemLog`.split(
    /\s+/,
  );

const leaf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;

describe('the route tree (S3 §2.1)', () => {
  it.each(Object.entries(letterPages))('has the page %s that letters lead to (B-023)', (_name, { path, ...page }) => {
    const route = leaf(path);
    if (!('role' in page)) return expect(route !== undefined && route.path !== '*').toBe(true);
    expect(route?.handle?.guardedPath).toBe(path.replace('/main/', ''));
  });

  it.each([...PUBLIC, ...IN_SHELL.map((path) => `/main/${path}`)])('%s has a route of its own (R3-024)', (path) => {
    expect(leaf(path)?.path ?? '*').not.toBe('*');
  });

  it.each(PUBLIC)('%s stands outside of the shell, and asks for no session (R3-024)', (path) => {
    const inShell = (one: string) => matchRoutes(routes, one)?.some(({ route }) => route === shell);
    const shell = matchRoutes(routes, '/main/authormanuList')?.find(({ route }) => route.path === '/main')?.route;
    expect([shell?.path, inShell('/main/personMsg'), inShell(path)]).toEqual(['/main', true, false]);
  });

  it('guards every screen under /main by the path of the menu, or leads on to one that is', () => {
    for (const path of IN_SHELL) {
      const route = leaf(`/main/${path}`);
      const guardedPath: unknown = route?.handle?.guardedPath;
      if (guardedPath === undefined) expect(route?.lazy, `${path} shows a screen without a guard`).toBeUndefined();
      // What comes after a submission belongs to who may write a manuscript.
      else expect(guardedPath).toBe(path === 'submitOk' ? 'change' : path);
    }
  });

  it('gives every path its own lazy part, since the router empties it once loaded', () => {
    const parts = [...PUBLIC, ...IN_SHELL.map((path) => `/main/${path}`)].flatMap((path) => leaf(path)?.lazy ?? []);
    expect(new Set(parts).size).toBe(parts.length);
  });

  it('leads aliases to routes that exist, with their query: samples, static pages and dialogs have no screen of their own (R3-135, R3-136)', async () => {
    for (const path of IN_SHELL.filter((one) => leaf(`/main/${one}`)?.handle === undefined)) {
      const loader = leaf(`/main/${path}`)?.loader;
      if (typeof loader !== 'function') throw new Error(`${path} leads nowhere`);
      const answer: unknown = await loader(
        { request: new Request(`http://x/main/${path}?roleId=3&id=a`), params: {}, context: undefined } as never,
        undefined,
      );
      const target = new URL((answer as Response).headers.get('location') ?? '', 'http://x');
      expect(target.search).toBe('?roleId=3&id=a');
      expect(target.pathname === '/main' || leaf(target.pathname)?.handle?.guardedPath !== undefined, `${path} → ${target.pathname}`).toBe(
        true,
      );
    }
  });

  // The dialogs among them are part of the screens that open them; the others are only named, or hold sample text.
  it.each([
    ['', 'chooseEditor leavePage msgUseExit msgModifyExit msgSumExit'],
    ['/editorClctDtl', 'sendPublish'],
    ['/unManuscript', 'submitFail'],
    ['/authormanuList', 'submitOk'],
    ['/editorChiefManusList', 'zuGao editorChiefStatus'],
    ['/optList', 'optListDtl'],
    ['/editorExportList', 'InviteDialog'],
    ['/editorManusList', 'editorTestDetail editorExamDetail editorExportDetail editorStatus'],
    ['/editorClctDtl', 'operateChief'],
    ['/editorPreprintContribution', 'preprintContribution'],
    ['/editorPreprintContribution/preprintDetail', 'preprintContribution/preprintDetail'],
  ])(
    'leads to /main%s from routes without a screen of their own (SC-038 to SC-045, SC-060, SC-091 to SC-093, SC-095, SC-101, SC-110)',
    async (target, paths) => {
      for (const path of paths.split(' ')) {
        const loader = leaf(`/main/${path}`)?.loader;
        if (typeof loader !== 'function') throw new Error(`${path} leads nowhere`);
        const answer: unknown = await loader(
          { request: new Request(`http://x/main/${path}?roleId=3`), params: {}, context: undefined } as never,
          undefined,
        );
        expect((answer as Response).headers.get('location'), path).toBe(`/main${target}?roleId=3`);
      }
    },
  );

  it('opens the management of periodicals and of conferences on their contents (R3-028, R3-029, SC-076, SC-080, P3-186)', async () => {
    for (const [path, contents] of [
      ['paperManage', 'paperManage/detailSet'],
      ['meetManager', 'meetManager/meetDetailSet'],
    ]) {
      const loader = leaf(`/main/${path}`)?.loader;
      if (typeof loader !== 'function') throw new Error(`${path} leads nowhere`);
      const answer: unknown = await loader(
        { request: new Request(`http://x/main/${path}`), params: {}, context: undefined } as never,
        undefined,
      );
      expect((answer as Response).headers.get('location')).toBe(`/main/${contents}`);
    }
  });

  it.each([
    ['editorContSet', 'LetterTemplatesPageQuery', 'PERIODICAL'],
    ['editorMeetConset', 'LetterTemplatesPageQuery', 'CONFERENCE'],
    ['editorJKflow', 'ProcessSettingsPageQuery', 'PERIODICAL'],
    ['editorMeetFlowset', 'ProcessSettingsPageQuery', 'CONFERENCE'],
  ])('%s asks by %s for one’s own of the kind %s (P2-345, P2-368, R2-131, R2-132)', async (path, name, kind) => {
    const loader = leaf(`/main/${path}`)?.loader;
    if (typeof loader !== 'function') throw new Error(`${path} loads nothing`);
    storeToken('token');
    await loader({ request: new Request(`http://x/main/${path}`), params: {}, context: undefined } as never, undefined);
    expect(started.mock.lastCall?.slice(0, 2)).toMatchObject([{ params: { name } }, { kind }]);
  });

  const decided = { from: '2026-03-01', to: null };
  it.each([
    ['usetime', 'TimesPageQuery', 'keyword=JN&subject=s1&journal=j1', { keyword: 'JN', subjectId: 's1', colloquiumId: 'j1' }],
    [
      'refuse',
      'RefusedPageQuery',
      'decided=2026-03-01..&journal=j1&outcome=REJECTED',
      { decided, colloquiumId: 'j1', outcomes: ['REJECTED'] },
    ],
    ['receive', 'ReceivedPageQuery', 'decided=2026-03-01..&subject=s1', { decided, subjectId: 's1' }],
    ['publish', 'PublishedPageQuery', 'office=d1&published=2026-03-01..', { publishingHouseId: 'd1', published: decided }],
    ['resource', 'SourcesPageQuery', 'started=2026-03-01..&subject=s1', { started: decided, subjectId: 's1' }],
    ['status', 'JournalStatusPageQuery', 'status=INACTIVE&founded=2026-03-01..', { states: ['INACTIVE'], founded: decided }],
    ['publishClct', 'JournalProgressPageQuery', 'office=d1&planned=2026-03-01..', { publishingHouseId: 'd1', planned: decided }],
  ])('%s asks by what its address says, ten rows a page (P3-104, R3-205)', async (path, name, search, filter) => {
    const loader = leaf(`/main/${path}`)?.loader;
    if (typeof loader !== 'function') throw new Error(`${path} loads nothing`);
    storeToken('token');
    await loader({ request: new Request(`http://x/main/${path}?page=2&${search}`), params: {}, context: undefined } as never, undefined);
    expect(started.mock.lastCall?.slice(0, 2)).toMatchObject([{ params: { name } }, { first: 10, page: 2, filter }]);
  });

  it.each([
    ['operateList', 'PeriodicalListPageQuery', 'sort=founded&dir=desc', 'FOUNDED_ON'],
    ['meetList', 'ConferenceListPageQuery', 'sort=ends&dir=desc', 'ENDS_ON'],
  ])('%s asks by what its address says, sixteen rows a page (R3-204, P3-058, P3-082)', async (path, name, sort, field) => {
    const loader = leaf(`/main/${path}`)?.loader;
    if (typeof loader !== 'function') throw new Error(`${path} loads nothing`);
    storeToken('token');
    const request = new Request(`http://x/main/${path}?number=JN&status=INACTIVE&page=2&${sort}`);
    await loader({ request, params: {}, context: undefined } as never, undefined);
    expect(started.mock.lastCall?.slice(0, 2)).toMatchObject([
      { params: { name } },
      { first: 16, page: 2, filter: { number: 'JN', statuses: ['INACTIVE'] }, orderBy: { field, direction: 'DESC' } },
    ]);
  });

  it.each([
    ['paperManage/detailSet', 'ColloquiumContentsPageQuery', 'PERIODICAL'],
    ['paperManage/parameSet', 'ColloquiumParametersPageQuery', 'PERIODICAL'],
    ['paperManage/flowSet', 'ColloquiumWorkflowPageQuery', 'PERIODICAL'],
    ['meetManager/meetDetailSet', 'ColloquiumContentsPageQuery', 'CONFERENCE'],
    ['meetManager/parameSet', 'ColloquiumParametersPageQuery', 'CONFERENCE'],
    ['meetManager/flowSet', 'ColloquiumWorkflowPageQuery', 'CONFERENCE'],
  ])(
    '%s asks for what its address names, and else for what was chosen last of its kind (P3-189, P3-211, R3-047)',
    async (path, name, kind) => {
      const loader = leaf(`/main/${path}`)?.loader;
      if (typeof loader !== 'function') throw new Error(`${path} loads nothing`);
      const load = async (search: string): Promise<unknown> =>
        await loader({ request: new Request(`http://x/main/${path}${search}`), params: {}, context: undefined } as never, undefined);
      storeToken('token');
      sessionStorage.setItem(`chosenColloquium:${kind}`, 'last');
      const answer = await load('');
      expect(new URL((answer as Response).headers.get('location') ?? '', 'http://x').searchParams.get('id')).toBe('last');
      await load('?id=other');
      expect(started.mock.lastCall?.slice(0, 2)).toMatchObject([{ params: { name } }, { kind, id: 'other', isChosen: true }]);
      sessionStorage.clear();
      await load('');
      expect(started.mock.lastCall?.[1]).toMatchObject({ kind, isChosen: false });
    },
  );

  it.each([
    ['editorManusList', 'ManuscriptListPageQuery', 'states'],
    ['editorChiefManusList', 'ManuscriptListPageQuery', 'states'],
    ['optList', 'ManuscriptListPageQuery', 'states'],
    ['expertList', 'ReviewerListPageQuery', 'statuses'],
  ])('%s asks by %s for what its address says (SC-057, SC-088, SC-098, SC-119)', async (path, name, status) => {
    const loader = leaf(`/main/${path}`)?.loader;
    if (typeof loader !== 'function') throw new Error(`${path} loads nothing`);
    storeToken('token');
    const address = `http://x/main/${path}?roleId=3&scope=pending&number=WX&submitted=2026-03-01..2026-03-05&status=ACCEPTED&sort=number&page=2`;
    await loader({ request: new Request(address), params: {}, context: undefined } as never, undefined);
    expect(started.mock.lastCall?.slice(0, 2)).toMatchObject([
      { params: { name } },
      {
        scope: 'PENDING',
        page: 2,
        orderBy: { field: 'MANUSCRIPT_NUMBER', direction: 'ASC' },
        filter: { manuscriptNumber: 'WX', submitted: { from: '2026-03-01', to: '2026-03-05' }, [status]: ['ACCEPTED'] },
      },
    ]);
  });

  it.each([
    'authormanuList/detailAuthor',
    'optList/statusDtaile',
    'optList/listDtaile',
    'editorManusList/detailChief',
    'editorManusList/ChiefEditorStatus',
    'editorChiefManusList/detailChief',
    'editorChiefManusList/ChiefEditorStatus',
    'detailListUn',
    'submitOk',
    'empowerAuthor',
    'empowerAddAuthor',
    'exportExitResult',
    'editorExportList',
    'editorExportResult',
    'editorPreprintContribution/preprintDetail',
    'operateList/jikanDetail',
    'meetList/meetDetail',
  ])('%s asks by the id of its address, whatever else stands there (P2-435, D2-15, D2-19)', async (path) => {
    const loader = leaf(`/main/${path}`)?.loader;
    if (typeof loader !== 'function') throw new Error(`${path} loads nothing`);
    storeToken('token');
    const address = `http://x/main/${path}?roleId=1&id=a%3Db&code=JN1&cbCode=JN2&type=0&zt=2&cbState=8&showType=1`;
    await loader({ request: new Request(address), params: {}, context: undefined } as never, undefined);
    expect(started.mock.lastCall?.[1]).toMatchObject({ id: 'a=b' });
  });

  it.each([
    ['managePersonAdd', 'userID', 'PersonPageQuery'],
    ['managePartAdd', 'deptID', 'DepartmentFormPageQuery'],
    ['manageRoleAdd', 'RoleAddID', 'RoleFormPageQuery'],
  ])('%s asks for what %s names, and without it for a new one (R3-030, P3-244, P3-265, P3-283)', async (path, parameter, name) => {
    const loader = leaf(`/main/${path}`)?.loader;
    if (typeof loader !== 'function') throw new Error(`${path} loads nothing`);
    storeToken('token');
    for (const [search, variables] of [
      [`?${parameter}=a%3Db`, { id: 'a=b', isNew: false }],
      ['', { id: '', isNew: true }],
    ] as const) {
      await loader({ request: new Request(`http://x/main/${path}${search}`), params: {}, context: undefined } as never, undefined);
      expect(started.mock.lastCall?.slice(0, 2)).toMatchObject([{ params: { name } }, variables]);
    }
  });

  it.each([
    ['editorManusList', '', 'TodayPageQuery'],
    ['editorChiefManusList', '?roleId=5', 'TodayPageQuery'],
    ['optList', '?roleId=6', 'TodayPageQuery'],
    // Nothing waits for the operations centre.
    ['optList', '?roleId=7', 'ManuscriptListPageQuery'],
    ['editorManusList', '?roleId=3&view=list', 'ManuscriptListPageQuery'],
    ['editorManusList', '?scope=pending', 'ManuscriptListPageQuery'],
    ['editorChiefManusList', '?roleId=5&due=OVERDUE', 'ManuscriptListPageQuery'],
    ['optList', '?page=2', 'ManuscriptListPageQuery'],
  ])(
    '%s%s asks by %s: the bare address is the work of today, one that says something of the list is the list (B-401)',
    async (path, search, name) => {
      const loader = leaf(`/main/${path}`)?.loader;
      if (typeof loader !== 'function') throw new Error(`${path} loads nothing`);
      storeToken('token');
      await loader({ request: new Request(`http://x/main/${path}${search}`), params: {}, context: undefined } as never, undefined);
      expect(started.mock.lastCall?.[0]).toMatchObject({ params: { name } });
    },
  );

  it.each([
    ['editorChiefSingleList', 'SingleListPageQuery', 16],
    ['editorChiefMoreList', 'GroupListPageQuery', 16],
    ['editorChiefUnuse', 'PoolPageQuery', 12],
    ['optListUnuse', 'PoolPageQuery', 12],
    ['editorManusList?view=list', 'ManuscriptListPageQuery', 10],
    ['editorPreprintContribution', 'PreprintsPageQuery', 10],
    ['expertList', 'ReviewerListPageQuery', 10],
    ['editorInvite', 'InviteAuthorsPageQuery', 10],
    ['managePerson', 'PeoplePageQuery', 10],
    ['manageRole', 'RolesPageQuery', 10],
    ['systemLog', 'SystemLogPageQuery', 10],
  ])('%s asks by %s for %i rows (R2-206)', async (path, name, first) => {
    const loader = leaf(`/main/${path.split('?')[0]}`)?.loader;
    if (typeof loader !== 'function') throw new Error(`${path} loads nothing`);
    storeToken('token');
    await loader({ request: new Request(`http://x/main/${path}`), params: {}, context: undefined } as never, undefined);
    expect(started.mock.lastCall?.slice(0, 2)).toMatchObject([{ params: { name } }, { first }]);
  });

  it.each([
    ['editorChiefSingleList', 'SingleListPage'],
    ['editorChiefSingleList/singleStatus', 'ManuscriptDetailPage'],
    ['editorChiefSingleList/singleDetaile', 'ManuscriptDetailPage'],
    ['editorChiefMoreList', 'GroupListPage'],
    ['editorChiefMoreList/moreStatus', 'ManuscriptDetailPage'],
    ['editorChiefMoreList/moreDetaile', 'ManuscriptDetailPage'],
    ['editorClctDtl', 'OwnColloquiumsPage'],
    ['editorGroupDtl', 'OpenIssuesPage'],
    ['operateList/jikanDetail', 'JournalDetailPage'],
    ['meetList/meetDetail', 'ConferenceDetailPage'],
    ['editorChiefUnuse', 'PoolPage'],
    ['editorChiefUnuse/unUseDetail', 'ManuscriptDetailPage'],
    ['optListUnuse', 'PoolPage'],
    ['newPreprint', 'NewPreprintPage'],
    ['editorPreprintContribution', 'PreprintsPage'],
    ['editorPreprintContribution/preprintDetail', 'PreprintDetailPage'],
    ['managePerson', 'PeoplePage'],
    ['managePersonAdd', 'PersonPage'],
    ['managePart', 'DepartmentsPage'],
    ['managePartAdd', 'DepartmentFormPage'],
    ['manageRole', 'RolesPage'],
    ['manageRoleAdd', 'RoleFormPage'],
    ['systemLog', 'SystemLogPage'],
  ])('at %s there is %s (R3-024)', async (path, name) => {
    const lazy = leaf(`/main/${path}`)?.lazy;
    const component = typeof lazy === 'object' ? await lazy.Component?.() : null;
    expect(typeof component === 'function' && component.name).toBe(name);
  });

  it('has a screen of statistics at each of their seven paths, in the order of both lists (R3-027)', async () => {
    const screens = ['usetime', 'refuse', 'receive', 'publish', 'resource', 'status', 'publishClct'].map(async (path) => {
      const lazy = leaf(`/main/${path}`)?.lazy;
      return typeof lazy === 'object' ? await lazy.Component?.() : null;
    });
    expect((await Promise.all(screens)).map((screen) => typeof screen === 'function' && screen.name)).toEqual([
      'TimesPage',
      'RefusedPage',
      'ReceivedPage',
      'PublishedPage',
      'SourcesPage',
      'JournalStatusPage',
      'JournalProgressPage',
    ]);
  });

  it('leads from the root to sign-in, and from /main to the landing page of the role (R3-023, R3-025)', async () => {
    const loader = leaf('/')?.loader;
    const answer: unknown = typeof loader === 'function' ? await loader({} as never, undefined) : null;
    expect((answer as Response).headers.get('location')).toBe('/login');
    expect(leaf('/main')).toMatchObject({ index: true, Component: Landing });
  });

  it('opens the form of preprints outside of the shell, to somebody who has not signed in (P2-407, SC-014)', () => {
    const way = matchRoutes(routes, '/main/newPreprint')?.map(({ route }) => [route.path ?? null, route.handle?.guardedPath ?? null]);
    expect(way).toEqual([
      [null, null],
      ['/main/newPreprint', null],
    ]);
  });

  it('asks the server nothing for the page of an expired activation (R3-032)', () => {
    expect(leaf('/fail')?.loader).toBeUndefined();
  });
});
