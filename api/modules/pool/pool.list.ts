// The pool of unaccepted manuscripts (S2 §2.10, S3 §2.12): filters and orders.
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { signedIn, type Context } from '../../context.ts';
import { isOneOf, type Tables } from '../../database/tables.ts';
import { ID, namesEnum } from '../../graphql/declare.ts';
import { dayFilter, filter, filterInput, listField, orderInput, type Filter } from '../../graphql/list-field.ts';
import { by } from '../../graphql/page-plan.ts';
import { soughtId } from '../../graphql/node.ts';
import { inPoolOf, isAdopted, isOffered } from '../contributions/access/contribution.visibility.ts';
import { byText, manuscriptList, sorts, submitted } from '../contributions/lists/contribution.list.ts';

const eb = expressionBuilder<Tables, 'contribution'>();

/** Readers of the pool: chief and executive editors, to choose; the operations centre, to look after it. */
export const POOL_READERS = ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'OPERATIONS'] as const;

const Availability = namesEnum('PoolAvailability', 'Whether a manuscript of the pool can still be chosen.', {
  AVAILABLE: 'It can be chosen.',
  ADOPTED: 'A journal has chosen it; for the operations centre alone.',
});

/** The journal that did not accept it. */
export const offeredBy = sql<number>`case when contribution.is_in_pool then contribution.colloquium_id else contribution.adopted_from_id end`;

/** Any of the named objects; none named: all. */
function idsFilter(description: string, type: string, of: RawBuilder<number>): Filter<Context> {
  return filter<Context, string[]>({
    type: () => [ID],
    description: `${description}, any of these; none given: every one.`,
    where: (ids) =>
      ids.length > 0
        ? [
            isOneOf(
              of,
              ids.map((id) => soughtId(type, id)),
            ),
          ]
        : [],
  });
}

const standing: Readonly<Record<keyof typeof Availability, Expression<SqlBool>>> = { AVAILABLE: isOffered(eb), ADOPTED: isAdopted(eb) };

export const poolManuscripts = manuscriptList({
  name: 'poolContributions',
  description: 'Unaccepted manuscripts that other journals may choose, with their authors’ consent.',
  roles: POOL_READERS,
  visible: (ctx) => inPoolOf(eb, signedIn(ctx)),
  filter: filterInput('PoolFilter', 'Narrows the pool of unaccepted manuscripts.', {
    ...byText,
    submitted,
    enteredPool: dayFilter<Context>(sql.ref('contribution.entered_pool_at'), 'The day it entered the pool.'),
    colloquiumIds: idsFilter('The journal that did not accept it', 'Colloquium', offeredBy),
    articleTypeIds: idsFilter('Its article type', 'DictionaryEntry', sql.ref<number>('contribution.article_type_id')),
    subjectIds: idsFilter('Its subject', 'DictionaryEntry', sql.ref<number>('contribution.subject_id')),
    availability: filter<Context, (keyof typeof Availability)[]>({
      type: () => [Availability],
      description: 'Whether it can still be chosen, any of these; none given: either.',
      where: (chosen) => (chosen.length > 0 ? [eb.or(chosen.map((one) => standing[one]))] : []),
    }),
  }),
  order: orderInput(
    'PoolOrder',
    {
      MANUSCRIPT_NUMBER: sorts.MANUSCRIPT_NUMBER,
      SUBMITTED_AT: sorts.SUBMITTED_AT,
      ENTERED_POOL_AT: by('entered-pool', 'When it entered the pool.', ['contribution.entered_pool_at', 'timestamptz'], 'contribution.id'),
    },
    { field: 'ENTERED_POOL_AT', direction: 'desc' },
  ),
});

export const poolList = listField(poolManuscripts);
