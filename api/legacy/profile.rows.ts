// The facade's calls on personal information (S3 §3.14, §7.5).
import type { DictionaryTypeName } from '../modules/reference/dictionary-entry.entity.ts';
import { DICTIONARY, dictionaryIds, text } from './params.ts';
import { graphql, json, type Call } from './row.ts';
import { key, moment, sexCode, sexOf } from './values.ts';



const PROFILE = graphql(
  `query LegacyProfile { viewer { id code realName email orcid createdAt profile {
    id sex birthDate address regionPath { code } degree { value } major professionalTitle { value } researchArea supervisor workplaces department duty { value } phone remark weChatOpenId
  } } }`,
);

const STORED = graphql('query LegacyStoredProfile { viewer { profile { version } } }');
const SAVE = graphql('mutation LegacySaveProfile($input: SaveProfileInput!) { saveProfile(input: $input) { profile { id } } }');

/** Values and codes are joined by commas, so that a workplace holds none (D13-121). */
const parts = (joined: string) => joined.split(',').map((part) => part.trim()).filter(Boolean);

/** The entry with this value; null when there is none, as if nothing had been chosen: the form's own order of checks decides which refusal comes first. */
async function entryId(call: Call, type: DictionaryTypeName, value: string): Promise<string | null> {
  return (await dictionaryIds(call, type)).get(value.trim()) ?? null;
}

const who = 'any signed-in';

export const profileRows = {
  'E3-035': json({
    method: 'GET', paths: ['author/info'], about: 'One’s own personal information', who, spec: 'S3 §3.14, §7.5', token: 'header',
    params: {},
    document: PROFILE,
    fields: {
      authorInfoVo: {
        id: 'integer?', userId: 'integer', code: 'string', orcid: 'string?', weChartOpenId: 'string?', realName: 'string', email: 'string', sex: 'integer?', birth: 'string?', address: 'string?', placeId: 'string?',
        degree: 'string?', major: 'string?', professionalTitle: 'string?', researchArea: 'string?', teacherName: 'string?', company: 'string?', collegeName: 'string?', duty: 'string?', phonenum: 'string?', bz: 'string?', createtime: 'string',
      },
    },
    answer: ({ viewer }) => {
      const { profile } = viewer;
      return {
        authorInfoVo: {
          id: profile && key(profile.id), userId: key(viewer.id), code: viewer.code, orcid: viewer.orcid, weChartOpenId: profile?.weChatOpenId ?? null, realName: viewer.realName, email: viewer.email,
          sex: sexCode(profile?.sex ?? null), birth: profile?.birthDate ?? null, address: profile?.address ?? null,
          placeId: profile?.regionPath.map(({ code }) => code).join(',') || null,
          degree: profile?.degree?.value ?? null, major: profile?.major ?? null, professionalTitle: profile?.professionalTitle?.value ?? null, researchArea: profile?.researchArea ?? null,
          teacherName: profile?.supervisor ?? null, company: profile?.workplaces.join(',') || null, collegeName: profile?.department ?? null, duty: profile?.duty?.value ?? null,
          phonenum: profile?.phone ?? null, bz: profile?.remark ?? null, createtime: moment(viewer.createdAt),
        },
      };
    },
  }),

  // Account, name, codes and bindings are sent along by old clients and are not changed here (D13-144).
  'E3-036': json({
    method: 'POST', paths: ['author/update'], about: 'Save one’s own personal information', who, spec: 'S3 §3.14, §5.9, §7.5, D13-144', token: 'header',
    params: {
      sex: text(), birth: text(), address: text(), placeId: text(), degree: text(), major: text(), professionalTitle: text(), researchArea: text(), teacherName: text(), company: text(), collegeName: text(), duty: text(),
      phonenum: text(), bz: text(),
    },
    documents: [DICTIONARY, STORED, SAVE],
    run: async (values, call) => {
      const { sex, birth, address, placeId, major, researchArea, teacherName, company, collegeName, phonenum, bz } = values;
      const { viewer } = await call.execute(STORED, {});
      const input = {
        version: viewer.profile?.version ?? 0, sex: sexOf(sex), birthDate: birth.slice(0, 10), address, regionCode: parts(placeId).at(-1) ?? '', major, researchArea, supervisor: teacherName, workplaces: parts(company), department: collegeName, phone: phonenum, remark: bz,
        degreeId: await entryId(call, 'DEGREE', values.degree),
        professionalTitleId: await entryId(call, 'PROFESSIONAL_TITLE', values.professionalTitle),
        dutyId: await entryId(call, 'DUTY', values.duty),
      };
      await call.execute(SAVE, { input });
      return { msg: 'legacy.profileSaved' };
    },
    fields: {},
  }),
};
