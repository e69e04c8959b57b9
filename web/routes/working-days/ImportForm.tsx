// A year of the calendar: the notice is pasted or typed, its parsed days are shown, then their effect; only then they are saved.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST_CALENDAR_YEAR, LAST_CALENDAR_YEAR } from '../../../shared/forms/calendar.ts';
import { useDraftText } from '../../drafts/useDraftText.ts';
import { Button } from '../../ui/Button.tsx';
import { Input, Textarea } from '../../ui/form/controls.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Preview } from './Preview.tsx';
import { noticeText, readNotice, type ReadNotice } from './read-notice.ts';
import { useImportCalendar, type PreviewedImport } from './useImportCalendar.ts';

interface Props {
  year: number;
  known: { readonly version: number; readonly off: readonly string[]; readonly makeUp: readonly string[] } | null;
  viewerId: string;
  onYear: (year: number) => void;
  onImported: () => void;
}

export function ImportForm({ year, known, viewerId, onYear, onImported }: Props) {
  const { t } = useTranslation('workingDays');
  const [kept, setKept] = useDraftText(`workingDays:${viewerId}:${year}`);
  const [typedYear, setTypedYear] = useState(String(year));
  const [previewed, setPreviewed] = useState<{ text: string; preview: PreviewedImport } | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const { previewImport, importCalendar, isPending } = useImportCalendar();
  const text = kept || (known ? noticeText(known) : '');
  const read = readNotice(text, year);
  const isYear = /^\d{4}$/.test(typedYear) && Number(typedYear) >= FIRST_CALENDAR_YEAR && Number(typedYear) <= LAST_CALENDAR_YEAR;
  const shown = previewed?.text === text ? previewed.preview : null;
  function handleYear(typed: string) {
    setTypedYear(typed);
    if (/^\d{4}$/.test(typed) && Number(typed) >= FIRST_CALENDAR_YEAR && Number(typed) <= LAST_CALENDAR_YEAR) onYear(Number(typed));
  }
  async function handlePreview() {
    setFailure(read.off.length === 0 ? t('workingDays.nothingRead') : undefined);
    if (read.off.length === 0 || !isYear) return;
    const preview = await previewImport({ year, ...read }, setFailure);
    setPreviewed(preview && { text, preview });
  }
  async function handleImport() {
    setFailure(undefined);
    if (!(await importCalendar({ year, version: known?.version ?? null, ...read }, setFailure))) return;
    setKept('');
    setPreviewed(null);
    showNotice({ kind: 'success', text: t('workingDays.imported', { year }) });
    onImported();
  }
  return (
    <Panel id="import" title={t(known ? 'workingDays.mendTitle' : 'workingDays.importTitle', { year })}>
      <chakra.div display="grid" gap="4" maxW="form">
        <ErrorNotice message={failure} />
        <Field label={t('workingDays.year')} isRequired error={isYear ? undefined : t('workingDays.yearWrong')}>
          <Input width="8rem" inputMode="numeric" value={typedYear} onChange={({ target }) => handleYear(target.value.trim())} />
        </Field>
        <Field label={t('workingDays.notice')} isRequired help={t('workingDays.noticeHelp')}>
          <Textarea rows={8} value={text} onChange={({ target }) => setKept(target.value)} />
        </Field>
        <ReadDays read={read} />
        {shown && <Preview preview={shown} />}
        <chakra.div display="flex" gap="3" justifyContent="flex-end">
          <Button variant={shown ? 'outline' : 'solid'} isPending={isPending && !shown} onClick={() => void handlePreview()}>
            {t('workingDays.preview')}
          </Button>
          {shown && (
            <Button variant="solid" isPending={isPending} onClick={() => void handleImport()}>
              {t(known ? 'workingDays.replace' : 'workingDays.import')}
            </Button>
          )}
        </chakra.div>
      </chakra.div>
    </Panel>
  );
}

/** The parsed text, so that a slip is seen before it counts. */
function ReadDays({ read: { off, makeUp } }: { read: ReadNotice }) {
  const { t } = useTranslation('workingDays');
  if (off.length === 0 && makeUp.length === 0) return null;
  return (
    <chakra.dl display="grid" gridTemplateColumns="max-content minmax(0, 1fr)" columnGap="4" rowGap="1" aria-label={t('workingDays.read')}>
      <chakra.dt color="fg.muted">{t('workingDays.off')}</chakra.dt>
      <dd>{off.map(({ from, to }) => (from === to ? from : `${from} – ${to}`)).join(t('workingDays.and')) || '—'}</dd>
      <chakra.dt color="fg.muted">{t('workingDays.makeUp')}</chakra.dt>
      <dd>{makeUp.join(t('workingDays.and')) || '—'}</dd>
    </chakra.dl>
  );
}
