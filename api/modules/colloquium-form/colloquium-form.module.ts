// Making and changing periodicals and conferences, with their people, texts, files and mailbox.
import type { Module } from '../../module.ts';
import { colloquiumFormDoors } from './colloquium-form.doors.ts';
import { ColloquiumContentsResolver, ColloquiumFormResolver, ColloquiumPeopleResolver } from './colloquium-form.resolver.ts';

export const colloquiumForm: Module = {
  resolvers: [ColloquiumContentsResolver, ColloquiumFormResolver, ColloquiumPeopleResolver],
  doors: colloquiumFormDoors,
};
