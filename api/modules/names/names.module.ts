// Names of people and groups in parts.
import type { Module } from '../../module.ts';
import { namesDoors } from './names.doors.ts';
import { NamesResolver } from './names.resolver.ts';

export const names: Module = { resolvers: [NamesResolver], doors: namesDoors };
