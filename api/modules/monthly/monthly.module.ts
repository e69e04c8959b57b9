// The month of a journal as a document for its editorial board.
import type { Module } from '../../module.ts';
import { JournalMonthResolver } from './journal-month.resolver.ts';
import { journalMonthReport } from './journal-month.report.ts';
import { monthlyDoors } from './monthly.doors.ts';

export const monthly: Module = { resolvers: [JournalMonthResolver], exports: [journalMonthReport], doors: monthlyDoors };
