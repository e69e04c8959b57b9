// What each morning brings: who is reminded of what is due, and what lapses.
import type { Module } from '../../module.ts';
import { beginDay } from './morning.ts';

export const reminders: Module = { daily: [beginDay] };
