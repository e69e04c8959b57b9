// A periodical or conference as saved, in the form's shape; and checked values, in the API's.
import { graphql, readInlineData } from 'relay-runtime';
import {
  EMPTY_COLLOQUIUM,
  EMPTY_COLUMN,
  EMPTY_MEMBER,
  type CheckedColloquium,
  type ColloquiumFile,
  type ColloquiumKindName,
  type ColloquiumValues,
  type MemberRow,
} from '../../../../shared/forms/colloquium.ts';
import type { colloquiumValues_colloquium$key } from './__generated__/colloquiumValues_colloquium.graphql.ts';

const orOne = <Row>(rows: readonly Row[] | undefined, empty: Row): Row[] => (rows && rows.length > 0 ? [...rows] : [empty]);

const people = (rows: readonly { office: MemberRow['office'] | null | undefined; code: string; name: string }[] | undefined): MemberRow[] =>
  orOne(
    rows?.map(({ office, code, name }) => ({ office: office ?? '', code, name })),
    EMPTY_MEMBER,
  );

export interface SavedColloquium {
  id: string;
  kind: ColloquiumKindName;
  values: ColloquiumValues;
  version: number;
  /** The departments that are saved, which those on offer may lack. */
  departments: Record<'editorial' | 'publishing', { id: string; name: string } | null>;
  /** Uploads, by field. */
  files: Record<ColloquiumFile, { path: string; name: string; size: number; url: string } | null>;
}

/** Null for viewers who may not edit it. */
export function savedColloquium(key: colloquiumValues_colloquium$key): SavedColloquium | null {
  const { contents, sender, ...saved } = readInlineData(
    graphql`
      fragment colloquiumValues_colloquium on Colloquium @inline {
        id
        kind
        number
        subject {
          id
        }
        cycle {
          id
        }
        columns {
          id
          name
        }
        hostUnits
        sources
        homePages
        introduction
        editorIntroduction
        foreword
        callForPapers
        foundedOn
        startsOn
        endsOn
        collectedPapersName
        cover {
          name
          size
          url
        }
        forewordFile {
          name
          size
          url
        }
        callForPapersFile {
          name
          size
          url
        }
        contents {
          version
          nameZh
          nameEn
          initCycle
          initCycleTime
          publishingMonths
          editorialDepartmentId
          publishingUnitId
          editorialDepartment {
            id
            name
          }
          publishingUnit {
            id
            name
          }
          cover
          forewordFile
          callForPapersFile
          members {
            office
            code
            name
          }
          editorialCommittee {
            office
            code
            name
          }
          expertCommittee {
            office
            code
            name
          }
        }
        sender {
          name
          address
          host
          port
          isSecure
          password
        }
      }
    `,
    key,
  );
  if (!contents) return null;
  const { version, nameZh, initCycle, initCycleTime, publishingMonths, editorialDepartmentId, publishingUnitId, ...texts } = contents;
  const { number, introduction, editorIntroduction, foreword, callForPapers } = saved;
  const values: ColloquiumValues = {
    ...EMPTY_COLLOQUIUM,
    number,
    introduction,
    editorIntroduction,
    foreword,
    callForPapers,
    name: nameZh,
    nameEn: texts.nameEn,
    cover: texts.cover,
    forewordFile: texts.forewordFile,
    callForPapersFile: texts.callForPapersFile,
    members: people(texts.members),
    editorialCommittee: people(texts.editorialCommittee),
    expertCommittee: people(texts.expertCommittee),
    subjectId: saved.subject.id,
    cycleId: saved.cycle?.id ?? '',
    editorialDepartmentId: editorialDepartmentId ?? '',
    publishingUnitId: publishingUnitId ?? '',
    foundedOn: saved.foundedOn ?? '',
    startsOn: saved.startsOn ?? '',
    endsOn: saved.endsOn ?? '',
    collectedPapersName: saved.collectedPapersName ?? '',
    hostUnits: orOne(saved.hostUnits, ''),
    sources: orOne(saved.sources, ''),
    homePages: orOne(saved.homePages, ''),
    columns: orOne(saved.columns, EMPTY_COLUMN).map(({ id, name }) => ({ id, name })),
    publishingMonths: orOne(publishingMonths.map(String), ''),
    initCycle: initCycle?.toString() ?? '',
    initCycleTime: initCycleTime ?? '',
    senderAddress: sender?.address ?? '',
    senderPassword: sender?.password ?? '',
    senderName: sender?.name ?? '',
    senderHost: sender?.host ?? '',
    senderPort: sender?.port?.toString() ?? '',
    isSenderSecure: sender?.isSecure ?? true,
  };
  const file = (name: ColloquiumFile) => (saved[name] ? { ...saved[name], path: values[name] } : null);
  const files = { cover: file('cover'), forewordFile: file('forewordFile'), callForPapersFile: file('callForPapersFile') };
  const kind = saved.kind === 'CONFERENCE' ? 'CONFERENCE' : 'PERIODICAL';
  const departments = { editorial: texts.editorialDepartment ?? null, publishing: texts.publishingUnit ?? null };
  return { id: saved.id, kind, values, version, departments, files };
}

const row = ({ office, code, name }: CheckedColloquium['expertCommittee'][number]) => ({ office, personCode: code, name });

export function contentInput({ sender, members, editorialCommittee, expertCommittee, columns, ...checked }: CheckedColloquium) {
  return {
    ...checked,
    members: members.map(({ office, code }) => ({ office, personCode: code })),
    editorialCommittee: editorialCommittee.map(row),
    expertCommittee: expertCommittee.map(row),
    columns: columns.map(({ id, name }) => ({ id: id || null, name })),
    subjectId: checked.subjectId || null,
    cycleId: checked.cycleId || null,
    editorialDepartmentId: checked.editorialDepartmentId || null,
    publishingUnitId: checked.publishingUnitId || null,
    senderAddress: sender.address,
    senderPassword: sender.password,
    senderName: sender.name,
    senderHost: sender.host,
    senderPort: sender.port,
    isSenderSecure: sender.isSecure,
  };
}
