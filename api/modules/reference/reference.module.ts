// Dictionaries, regions, the calendar, settings that anyone may read.
import type { Module } from '../../module.ts';
import { referenceDoors } from './reference.doors.ts';
import { CalendarYear } from './calendar-year.entity.ts';
import { DictionariesResolver } from './dictionaries/dictionaries.resolver.ts';
import { DictionaryEntry } from './dictionary-entry.entity.ts';
import { PublicSettingsResolver } from './public-settings.resolver.ts';
import { DictionaryResolver } from './reference.resolver.ts';
import { Region } from './region.entity.ts';
import { RegionResolver } from './region.resolver.ts';
import { dictionaryPages } from './dictionary.pages.ts';

export const reference: Module = {
  entities: [CalendarYear, DictionaryEntry, Region],
  resolvers: [...dictionaryPages, DictionariesResolver, DictionaryResolver, PublicSettingsResolver, RegionResolver],
  nodes: { CalendarYear: (ctx, id) => ctx.em.findOne(CalendarYear, id), DictionaryEntry: (ctx, id) => ctx.em.findOne(DictionaryEntry, id) },
  doors: referenceDoors,
};
