// Text typed for a manuscript that was deleted elsewhere can still be read.
import { expect, it } from 'vitest';
import { leftTexts } from './left-texts.ts';
import { buildTypedName } from '../../../components/names/typed-name.factory.ts';
import { buildTitle } from '../../../../shared/forms/contribution.factory.ts';

it('has every text that was typed, in the order of the tabs, and no ids', () => {
  const author = {
    id: null,
    over: null,
    personName: '李四',
    name: buildTypedName('李四', { familyName: '李', givenName: '四', latinFamilyName: 'Li', latinGivenName: 'Si' }),
    sex: 'MALE',
    professionalTitleId: 't1',
    degreeId: '',
    email: '',
    company: '临江大学',
    units: null,
    address: '',
    orcid: '',
    creditRoles: [],
  };
  expect(
    leftTexts(
      {
        author,
        explanation: { explanation: '说明' },
        funding: {
          fundings: [
            { fundNumber: '19BZS001', fundName: '国家社科基金' },
            { fundNumber: '', fundName: '' },
          ],
        },
        title: buildTitle({ titleZh: '题目', titleEn: ' ' }),
      },
      new Map([['MALE', '男']]),
    ),
  ).toEqual([
    { section: 'title', field: 'titleZh', text: '题目' },
    { section: 'funding', field: 'fundings', text: '19BZS001 · 国家社科基金' },
    { section: 'explanation', field: 'explanation', text: '说明' },
    { section: 'authors', field: null, text: '李四 · Li Si · 男 · 临江大学' },
  ]);
});

it('is empty when nothing was', () => {
  expect(leftTexts({ statement: { hasAgreed: true, poolConsent: false } }, new Map())).toEqual([]);
});
