// A whole submission by a script that knows only the documented calls: from captcha to received (S1 §7, S2 §7).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordFile } from '../modules/contributions/manuscript/wizard.factory.ts';
import { PASSWORD, World } from './contract.factory.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.app.close());

it('signs in, submits, and the editor receives', async () => {
  const api = `${world.app.url}/colloquium/api`;
  const signIn = async (username: string): Promise<string> => {
    const picture = await fetch(`${api}/captcha.jpg?count=1`);
    const cookie = picture.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const body = new URLSearchParams({ username, password: PASSWORD, captcha: 'wxyz', rememberMe: '0', language: '0' });
    const answer = (await (await fetch(`${api}/login`, { method: 'POST', headers: { cookie }, body })).json()) as {
      code: number;
      token: string;
    };
    expect(answer.code).toBe(0);
    return answer.token;
  };
  interface Answer {
    code: number;
    msg: string;
    contributionId: number;
    check: number;
    dicts: { value: string; label: string }[];
    colloquium: { id: number }[];
    columnList: { id: number }[];
    firstAuthor: { id: number; companys: string[] };
    authorId: number;
    resultList: { list: { id: number; cbState: number }[] };
    page: { list: { id: number; cbState: number }[] };
  }
  const caller =
    (token: string) =>
    async (method: 'GET' | 'POST', path: string, params: Record<string, string | number> | object[] = {}) => {
      const isList = Array.isArray(params);
      const form = isList
        ? new URLSearchParams()
        : new URLSearchParams(Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]));
      const response = await fetch(`${api}/${path}${method === 'GET' ? `?${form}` : ''}`, {
        method,
        headers: { token, ...(isList ? { 'content-type': 'application/json' } : {}) },
        ...(method === 'POST' ? { body: isList ? JSON.stringify(params) : form } : {}),
      });
      const answer = (await response.json()) as Answer;
      expect(answer, path).toMatchObject({ code: 0 });
      return answer;
    };

  const token = await signIn(world.people.author.email);
  const author = caller(token);
  expect((await author('GET', 'author/integrity')).check).toBe(1);
  const subject = await world.subject();
  expect((await author('GET', 'dict/list', { type: '学科分类' })).dicts.map((one) => one.value)).toContain(subject);
  const [journal] = (await author('POST', 'contribution/getColloquium', { subjectType: subject })).colloquium;
  const colloquiumId = journal?.id ?? 0;
  const [column] = (await author('GET', 'colloquium/getColumnList', { id: colloquiumId })).columnList;
  const { contributionId } = await author('POST', 'contribution/saveContributionColloquium', {
    subtypeId: subject,
    colloquiumId,
    contributionId: '',
    contributionType: 2,
    colloquiumColumn: column?.id ?? '',
  });
  await author('POST', 'contribution/saveEmpty', { contributionId, isemploy: 0 });
  await author('POST', 'contribution/saveContributionTitle', {
    contributionId,
    chapterType: 1,
    chapterTitleCh: '水利碑刻考',
    chapterTitleEn: 'Inscriptions',
    chapterTitleChF: '',
    chapterTitleEnF: '',
  });
  const { firstAuthor } = await author('POST', 'contribution/getFristAuthor', { contributionId });
  await author('POST', 'contribution/saveContributionAuthor', {
    authorId: firstAuthor.id,
    contributionId,
    company: firstAuthor.companys[1] ?? '',
  });
  const second = await author('POST', 'contribution/saveContributionAuthor', { authorId: 'A990017', contributionId, company: '东湖大学' });
  await author('POST', 'contribution/communicationAuthor', [
    { authorId: firstAuthor.id, option: 1 },
    { authorId: second.authorId, option: 0 },
  ]);
  await author('POST', 'contribution/saveContributionSummery', {
    contributionId,
    keyWordCh: '水利;碑刻',
    keyWordEn: 'water',
    summaryCh: '摘要',
    summaryEn: 'Abstract',
  });
  const body = new FormData();
  body.append('file', wordFile());
  for (const [name, value] of Object.entries({ contributionId, description: '正文', fileType: 0 })) body.append(name, String(value));
  const uploaded = await fetch(`${api}/contribution/saveContributionUploadFile`, { method: 'POST', headers: { token }, body });
  expect(await uploaded.json()).toMatchObject({ code: 0, fileId: expect.any(Number) });
  await author('POST', 'contribution/temporaryStorage', { contributionId });
  await author('POST', 'contribution/submit', { contributionId });
  const editor = caller(await signIn(world.people.editor.email));
  const [arrived] = (await editor('POST', 'contributionList/ownList', { pageNo: 1, pageSize: 10, beDeal: 1 })).resultList.list;
  expect(arrived).toMatchObject({ id: contributionId, cbState: 1 });
  expect((await editor('POST', 'editor/receive', [{ code: '', contributionId }])).msg).toBe('稿件已成功接收');
  const [own] = (await author('POST', 'contributionList/authorList', { pageNo: 1, pageSize: 10, beDeal: 2 })).page.list;
  expect(own).toMatchObject({ id: contributionId, cbState: 2 });
});
