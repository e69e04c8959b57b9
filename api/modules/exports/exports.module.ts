// Lists as spreadsheets: each domain names its own, the route here delivers them.
import type { Module } from '../../module.ts';
import { exportsDoors } from './exports.doors.ts';

export const exportModule: Module = { doors: exportsDoors };
