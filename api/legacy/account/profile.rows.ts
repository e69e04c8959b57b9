// The facade's calls on personal information (S3 §3.14, §7.5).
import type { DictionaryTypeName } from '../../modules/reference/dictionary-entry.entity.ts';
import { DICTIONARY, dictionaryIds, eachMaybe, text } from '../row/params.ts';
import { graphql, json, type Call } from '../row/row.ts';
import { key, moment, sexCode, sexOf } from '../row/values.ts';



const PROFILE = graphql(
  `query LegacyProfile { viewer { id code realName email orcid createdAt profile {
    id sex birthDate address regionPath { code } degree { value } major professionalTitle { value } researchArea supervisor workplaces department duty { value } phone remark weChatOpenId
  } } }`,
);

const STORED = graphql(
  'query LegacyStoredProfile { viewer { profile { version sex birthDate address regionPath { code } degree { id } major professionalTitle { id } researchArea supervisor workplaces department duty { id } phone remark } } }',
);
const SAVE = graphql('mutation LegacySaveProfile($input: SaveProfileInput!) { saveProfile(input: $input) { profile { id } } }');

/** Values and codes are joined by commas, so that a workplace holds none (D13-121). */
const parts = (joined: string) => joined.split(',').map((part) => part.trim()).filter(Boolean);

/**
 * The entry with this value or label; null when there is none, as if nothing had been chosen: the form's own order of checks decides which
 * refusal comes first. Nothing sent: the stored one.
 */
async function entryId(call: Call, type: DictionaryTypeName, value: string | undefined, stored: { id: string } | null | undefined): Promise<string | null> {
  return value === undefined ? (stored?.id ?? null) : ((await dictionaryIds(call, type)).get(value.trim()) ?? null);
}

const who = 'any signed-in';

export const profileRows = {
  'E3-035': json({
    name: 'readProfile', method: 'GET', paths: ['author/info'], about: 'One’s own personal information', who, spec: 'S3 §3.14, §7.5', token: 'header',
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
    name: 'saveProfile', method: 'POST', paths: ['author/update'], about: 'Save one’s own personal information', who, spec: 'S3 §3.14, §5.9, §7.5, D13-144', token: 'header',
    params: eachMaybe({
      sex: text(), birth: text(), address: text(), placeId: text(), degree: text(), major: text(), professionalTitle: text(), researchArea: text(), teacherName: text(), company: text(), collegeName: text(), duty: text(),
      phonenum: text(), bz: text(),
    }),
    documents: [DICTIONARY, STORED, SAVE],
    run: async (values, call) => {
      const { sex, birth, address, placeId, major, researchArea, teacherName, company, collegeName, phonenum, bz } = values;
      const { viewer } = await call.execute(STORED, {});
      const stored = viewer.profile;
      const input = {
        version: stored?.version ?? 0, sex: sex === undefined ? stored?.sex : sexOf(sex), birthDate: birth?.slice(0, 10) ?? stored?.birthDate ?? '', address: address ?? stored?.address ?? '',
        regionCode: (placeId === undefined ? stored?.regionPath.at(-1)?.code : parts(placeId).at(-1)) ?? '', major: major ?? stored?.major ?? '', researchArea: researchArea ?? stored?.researchArea ?? '',
        supervisor: teacherName ?? stored?.supervisor ?? '', workplaces: company === undefined ? (stored?.workplaces ?? []) : parts(company), department: collegeName ?? stored?.department ?? '', phone: phonenum ?? stored?.phone ?? '', remark: bz ?? stored?.remark ?? '',
        degreeId: await entryId(call, 'DEGREE', values.degree, stored?.degree),
        professionalTitleId: await entryId(call, 'PROFESSIONAL_TITLE', values.professionalTitle, stored?.professionalTitle),
        dutyId: await entryId(call, 'DUTY', values.duty, stored?.duty),
      };
      await call.execute(SAVE, { input });
      return { msg: 'legacy.profileSaved' };
    },
  }),
};
