// The morning's work: reminders of due tasks, and lapses.
import type { Module } from '../../module.ts';
import { beginDay } from './morning.ts';

export const reminders: Module = { daily: [beginDay] };
