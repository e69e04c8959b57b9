// The State Council's notice, and days line by line, read into days off and worked weekends.
import { expect, it } from 'vitest';
import { noticeText, readNotice } from './read-notice.ts';

it('reads the notice as it is published', () => {
  const notice = `一、元旦：1月1日（周五）至3日（周日）放假，共3天。
二、春节：2月5日（星期五）至11日（星期四）放假调休，共7天。1月30日（星期六）、2月14日（星期日）上班。
三、清明节：4月5日（周一）放假1天，与周末连休。
四、国庆节：９月２９日至10月5日放假，10月9日（周六）上班。`;
  expect(readNotice(notice, 2027)).toEqual({
    off: [
      { from: '2027-01-01', to: '2027-01-03' },
      { from: '2027-02-05', to: '2027-02-11' },
      { from: '2027-04-05', to: '2027-04-05' },
      { from: '2027-09-29', to: '2027-10-05' },
    ],
    makeUp: ['2027-01-30', '2027-02-14', '2027-10-09'],
  });
});

it('reads days line by line, with or without their year', () => {
  expect(readNotice('2027-01-01 至 2027-01-03\n2027/5/1..2027/5/5\n6月9日\n上班 2027-05-08\n2027.10.09 上班', 2027)).toEqual({
    off: [
      { from: '2027-01-01', to: '2027-01-03' },
      { from: '2027-05-01', to: '2027-05-05' },
      { from: '2027-06-09', to: '2027-06-09' },
    ],
    makeUp: ['2027-05-08', '2027-10-09'],
  });
});

it('reads what it writes, and nothing out of nothing', () => {
  const stored = { off: ['2027-01-01..2027-01-03', '2027-04-05'], makeUp: ['2027-01-30'] };
  expect(readNotice(noticeText(stored), 2027)).toEqual({
    off: [
      { from: '2027-01-01', to: '2027-01-03' },
      { from: '2027-04-05', to: '2027-04-05' },
    ],
    makeUp: ['2027-01-30'],
  });
  expect(readNotice('共 7 天', 2027)).toEqual({ off: [], makeUp: [] });
});

it('stops where no year goes on: a long text pasted by mistake does not hold up the page', () => {
  expect(readNotice('1月1日、'.repeat(5000), 2027).off).toHaveLength(200);
});
