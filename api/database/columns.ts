// Column options that many entities share.
import { ArrayType } from '@mikro-orm/core';

/** A moment, UTC, millisecond precision, so that a cursor carries exactly the row's value. */
export const moment = { type: 'datetime', columnType: 'timestamptz(3)' } as const;

/** Optional moment. */
export const maybeMoment = { ...moment, nullable: true } as const;

export const textArray = { type: new ArrayType(), columnType: 'text[]' } as const;

export const numberArray = { type: new ArrayType((value) => Number(value)), columnType: 'smallint[]' } as const;
