// The frame's notes on a maintenance: a line before it begins, which can be closed, and a dialog over the page while the house is closed.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import { showQuery } from '../../testing/render.tsx';
import type { MaintenanceWatchTestQuery } from './__generated__/MaintenanceWatchTestQuery.graphql.ts';
import { MaintenanceWatch } from './MaintenanceWatch.tsx';

const QUERY = graphql`
  query MaintenanceWatchTestQuery @relay_test_operation {
    publicSettings {
      ...MaintenanceWatch_settings
    }
  }
`;

const showWatch = (maintenance: object | null) =>
  showQuery<MaintenanceWatchTestQuery>(
    QUERY,
    { variables: {}, objects: { PublicSettings: () => ({ maintenance }) } },
    ({ publicSettings }) => <MaintenanceWatch settings={publicSettings} />,
  );
const WINDOW = { startsAt: '2026-03-02T14:00:00.000Z', endsAt: '2026-03-02T14:30:00.000Z', text: '今晚升级数据库。' };

it('announces a maintenance with its times and reason before it begins, until that is put away (R1-017)', async () => {
  await showWatch({ ...WINDOW, isUnderWay: false, isClosedToViewer: false });
  expect(screen.getByRole('status').textContent).toContain(
    '计划于 2026-03-02 22:00 至 2026-03-02 22:30 进行系统维护，届时暂不能使用，请提前保存。 今晚升级数据库。',
  );
  await userEvent.click(screen.getByRole('button', { name: '收起维护通知' }));
  expect(screen.queryByRole('status')).toBeNull();
});

it('says over the page that the house is closed, until when and why (R1-017, SC-012)', async () => {
  await showWatch({ ...WINDOW, isUnderWay: true, isClosedToViewer: true });
  const notice = screen.getByRole('dialog', { name: '系统维护中' }).textContent;
  for (const words of ['今晚升级数据库。', '预计 2026-03-02 22:30 恢复']) expect(notice).toContain(words);
});

it('says nothing where none is planned (R1-017)', async () => {
  await showWatch(null);
  expect(screen.queryByRole('status') ?? screen.queryByRole('dialog')).toBeNull();
});
