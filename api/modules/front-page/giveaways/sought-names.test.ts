// The names found in texts, and the places where the same signs or letters are other words.
import { describe, expect, it } from 'vitest';
import { isPerson, isSomebody } from './file-authors.ts';
import { foundIn, searchesFor } from './sought-names.ts';

const found = (name: string, ...paragraphs: string[]) => foundIn(paragraphs, searchesFor(name));

describe('a name is found', () => {
  it.each([
    ['张三丰', '张\u200B三丰'],
    ['张三丰', '张 三\u00A0丰、李四'],
    ['张三丰', '本文提出张三丰的看法'],
    ['张\u2060三丰', '作者张三丰'],
    ['阿不都·热合曼', '阿不都•热合曼：碑刻'],
    ['王伟', '王伟'],
    ['王伟', '王　伟，李明'],
    ['王伟', '（王伟，1985—）'],
    ['王伟', '王伟1，李明2'],
    ['王伟', '感谢王伟教授的帮助'],
    ['王伟', '本文由王伟撰写'],
    ['王伟', '王伟的研究，王\u200C伟等人'],
    ['王静', '笔者王静的研究'],
    ['王伟', '明代王伟曾论及'],
    ['高原', '高原，男，讲师'],
    ['高原', '作者高原认为'],
    ['高 原', '高　原'],
    ['李明', '由李明完成'],
    ['shen@example.org', '联系：Ｓhen@example.org。'],
  ])('%s in “%s”', (name, text) => {
    expect(found(name, text)).toHaveLength(1);
  });

  it.each([
    ['John Smith', 'by JOHN SMITH', 'John Smith'],
    ['John Smith', 'by Ｊohn Ｓmith', 'John Smith'],
    ['John Smith', 'Jo\u00ADhn Smith', 'John Smith'],
    ['John Smith', 'john smith', 'John Smith'],
    ['John Smith', 'Smith, John', 'John Smith'],
    ['Smith, John', 'John Smith', 'Smith, John'],
    ['Smith, John', 'John A. Smith1,2', 'Smith, John'],
    ['John Allen Smith', 'John Smith; John A. Smith', 'John Allen Smith'],
    ['John Smith', 'cf. J. Smith 2020', 'J. Smith'],
    ['John Smith', 'cf. J.A. Smith 2020', 'J.A. Smith'],
    ['John Smith', 'Smith J, Lee K', 'Smith J'],
    ['SMITH John', 'Smith, J.', 'Smith, J.'],
    ['Andrew Smith', 'A. Smith', 'A. Smith'],
    ['Jean-Paul Sartre', 'J.-P. Sartre', 'J.-P. Sartre'],
    ['José Muñoz', 'Jose Munoz', 'José Muñoz'],
    ['Maria de Vries', 'VRIES, Maria de; M. de Vries', 'Maria de Vries'],
    ['Sukarno', 'by Sukarno', 'Sukarno'],
    ['An Li', 'by AN LI', 'An Li'],
  ])('%s in “%s”, told as %s', (name, text, told) => {
    expect(found(name, text)).toEqual([told]);
  });
});

it.each([
  ['王伟', '国王伟大'],
  ['王伟', '国王 伟大'],
  ['王伟', '王伟国、李王伟'],
  ['高原', '青藏高原'],
  ['高原', '高原气候与平原'],
  ['高原', '沿海和高原的差别'],
  ['李明', '桃李明清时期'],
  ['王伟', '……国王', '伟大的事业'],
  ['张三丰', '张三', '丰收'],
  ['An Li', 'An important likeness, an li'],
  ['An', 'An important step'],
  ['Li', 'Li and others'],
  ['John Smith', 'John', 'Smith'],
  ['John Smith', 'John Smithson; Johnny Smith; A. Smith; Smith K'],
  ['Andrew Smith', 'in Smith A new way; A Smith may'],
  ['Zhiqiu Shen', 'Shen Z, Li W. A study; Z. Shen'],
  ['Will Li', 'they will li'],
  ['shen@example.org', 'ashen@example.org, shen@example.orgs'],
  ['王', '王'],
])('%s is not found in “%s”', (name, ...paragraphs) => {
  expect(found(name, ...paragraphs)).toEqual([]);
});

it('makers that are programs, firms, machines and parts are no persons', () => {
  const nobody =
    '电脑|我的电脑|个人|user|User1|admin|Administrator|微软用户|Microsoft Office User|' +
    'Windows 用户|Microsoft 帐户|DESKTOP-1AB2C3D|Lenovo|ADMINI~1|番茄花园|PC|责任编辑|python-docx|用户 2';
  expect(nobody.split('|').filter(isSomebody)).toEqual([]);
  const somebody = ['沈知秋', '王 伟', 'John Smith', 'Smith, John', 'SHEN Zhiqiu'];
  expect(somebody.filter((name) => !isPerson(name))).toEqual([]);
  expect(['ZL', '江城大学', '电脑', 'Jiangcheng University'].filter(isPerson)).toEqual([]);
});
