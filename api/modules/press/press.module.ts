// Sending an issue to the press, and its files.
import type { Module } from '../../module.ts';
import { pressDoors } from './press.doors.ts';
import { IssueFile } from './issue-file.entity.ts';
import { IssueFileResolver, IssuePressResolver, PressResolver } from './press.resolver.ts';

export const press: Module = {
  entities: [IssueFile],
  resolvers: [IssueFileResolver, IssuePressResolver, PressResolver],
  doors: pressDoors,
};
