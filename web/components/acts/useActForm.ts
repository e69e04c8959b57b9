// Input of an act's dialog, kept beside the page until the act is done: a reload or a closed dialog loses nothing.
import { useState } from 'react';
import { each } from '../../../shared/forms/field-list.ts';
import { answerRule, EMPTY_ANSWER, KINDS_OF_PARTY } from '../../../shared/forms/statements.ts';
import { REVISION_EXTENTS } from '../../../shared/forms/revision.ts';
import { CREDIT_ROLES } from '../../../shared/credit.ts';
import { z } from '../../../shared/forms/zod.ts';
import { readFields, readStored, writeStored } from '../../drafts/storage.ts';

const officeFile = z.object({
  /** The server's path of the upload. */
  path: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
});

const authorSchema = z.object({
  /** For the page alone. */
  key: z.string(),
  /** Name and address are the account's. */
  isKnown: z.boolean(),
  authorId: z.string().nullable(),
  /** As it was read; null for one who is added. */
  revision: z.int().nullable().default(null),
  personName: z.string(),
  email: z.string(),
  company: z.string(),
  isCorresponding: z.boolean(),
  creditRoles: z.array(z.enum(CREDIT_ROLES)),
});
export type ActAuthor = z.infer<typeof authorSchema>;

const schema = z.object({
  comment: z.string().default(''),
  /** Why an invitation is declined, and others to ask instead. */
  reason: z.string().default(''),
  suggestedColleagues: z.string().default(''),
  files: z.array(officeFile).default([]),
  receiverCode: z.string().default(''),
  /** The journal that adopts it, and its subject there; without one, that of the journal. */
  colloquiumId: z.string().default(''),
  subjectId: z.string().default(''),
  /** The issue that they are compiled into. */
  issueId: z.string().default(''),
  /** Where the act is done outside. */
  siteUrl: z.string().default(''),
  /** By when a revision is due; null: untouched; without one the journal's days count. How much is to be changed; empty: not said. */
  revisionDueOn: z.string().nullable().default(null),
  revisionExtent: z
    .enum(['', ...REVISION_EXTENTS])
    .catch('')
    .default(''),
  /** The share of the text that the check found elsewhere, as it was typed. */
  similarity: z.string().default(''),
  /** Null: all that are in. */
  releaseReviewIds: z.array(z.string()).nullable().default(null),
  /** Null: the files of the reviews that go. */
  releaseFileIds: z.array(z.string()).nullable().default(null),
  /** What the editor states with a decision. */
  statements: z.object(each(KINDS_OF_PARTY.EDITOR, () => answerRule.catch(EMPTY_ANSWER).default(EMPTY_ANSWER))).prefault({}),
  /** All authors as they are to stand; null: untouched. */
  authors: z.array(authorSchema).nullable().default(null),
  /** The letter as it was edited; null: as the template makes it. */
  letter: z.string().nullable().default(null),
});
export type ActForm = z.infer<typeof schema>;

const EMPTY: ActForm = schema.parse({});

/** `key` and `start` are read once; the key names the person, the act and the manuscript. */
export function useActForm(key: string, start?: Partial<ActForm>) {
  const [form, setForm] = useState(() => {
    const kept = readStored(sessionStorage, key);
    // An earlier release kept the comment alone.
    return (typeof kept === 'string' ? { ...EMPTY, comment: kept } : readFields(schema, kept)) ?? { ...EMPTY, ...start };
  });
  /** Changes the latest value: an upload may arrive after something else was typed. */
  function change(changes: Partial<ActForm> | ((now: ActForm) => Partial<ActForm>)) {
    setForm((now) => {
      const next = { ...now, ...(typeof changes === 'function' ? changes(now) : changes) };
      writeStored(sessionStorage, key, JSON.stringify(next) === JSON.stringify(EMPTY) ? null : next);
      return next;
    });
  }
  function forget() {
    setForm(EMPTY);
    writeStored(sessionStorage, key, null);
  }
  return { form, isTyped: JSON.stringify(form) !== JSON.stringify({ ...EMPTY, ...start }), change, forget };
}
