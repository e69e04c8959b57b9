// Under the uploaded files of a double-blind journal: the traces of the authors in each, and how they are handled (docs/decisions/0009).
import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InfoNotice, RetryNotice } from '../../ui/notice/ErrorNotice.tsx';
import type { Anonymity, AnonymityReport } from './useAnonymity.ts';

/** Places where authors' names remain in the file, in the order shown. */
const PLACES = ['text', 'headers', 'commentTexts', 'deleted', 'pictures', 'graphics', 'links', 'elsewhere'] as const;
/** A file that was read in part is reported only where names were found. */
const isTold = (anonymity: Anonymity | null): anonymity is Anonymity =>
  anonymity !== null && (anonymity.isRead || PLACES.some((place) => anonymity[place].length > 0));

interface Props {
  report: AnonymityReport;
  /** Advice on remaining names, in the reader's words; left out: the author's. */
  staying?: string;
  /** Actions for a file, where something is to be done. */
  actionsFor?: (fileId: string) => ReactNode;
}

export function AnonymityAdvice({ report: { files, failure, retry }, staying, actionsFor }: Props) {
  const { t } = useTranslation('wizard');
  const unread = files.filter(({ anonymity }) => !isTold(anonymity));
  return (
    <chakra.div role="status" mt="4" display="grid" gap="3" _empty={{ display: 'none' }}>
      {failure !== undefined && <RetryNotice message={failure} onRetry={retry} />}
      {files.map(
        ({ id, name, anonymity }) =>
          isTold(anonymity) && <Advice key={id} name={name} anonymity={anonymity} staying={staying} actions={actionsFor?.(id)} />,
      )}
      {unread.length > 0 && (
        <InfoNotice>
          <chakra.p overflowWrap="anywhere">
            {t('wizard.blind.unread', {
              names: unread.map(({ name }) => t('wizard.blind.quoted', { name })).join(t('wizard.blind.comma')),
            })}
          </chakra.p>
          {unread.map(({ id }) => (
            <Fragment key={id}>{actionsFor?.(id)}</Fragment>
          ))}
        </InfoNotice>
      )}
    </chakra.div>
  );
}

interface AdviceProps {
  name: string;
  anonymity: Anonymity;
  staying: string | undefined;
  actions: ReactNode;
}

function Advice({ name, anonymity, staying: whatIsDone, actions }: AdviceProps) {
  const { t } = useTranslation('wizard');
  const told = (list: readonly string[]) => list.join(t('wizard.blind.comma'));
  const { properties, markNames } = anonymity;
  const staying = PLACES.filter((place) => anonymity[place].length > 0).map((place) =>
    t(`wizard.blind.${place}`, { names: told(anonymity[place]) }),
  );
  const cleaned = [
    properties.length > 0 && t('wizard.blind.properties', { names: told(properties) }),
    markNames.length > 0 && t('wizard.blind.marks', { names: told(markNames) }),
  ].filter((line) => line !== false);
  if (staying.length === 0) {
    return (
      <InfoNotice tone="success">
        <chakra.p overflowWrap="anywhere">{t('wizard.blind.clean', { name })}</chakra.p>
        {cleaned.length > 0 && (
          <>
            <chakra.p mt="2">{t('wizard.blind.cleaned')}</chakra.p>
            <Lines lines={cleaned} />
          </>
        )}
      </InfoNotice>
    );
  }
  return (
    <InfoNotice tone="warning">
      <chakra.p fontWeight="medium" overflowWrap="anywhere">
        {t('wizard.blind.title', { name })}
      </chakra.p>
      <Lines lines={staying} />
      <p>{whatIsDone ?? t('wizard.blind.staying')}</p>
      {!anonymity.isRead && <p>{t('wizard.blind.partly')}</p>}
      {cleaned.length > 0 && (
        <>
          <chakra.p mt="2">{t('wizard.blind.cleaned')}</chakra.p>
          <Lines lines={cleaned} />
        </>
      )}
      {actions}
    </InfoNotice>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <chakra.ul listStyleType="disc" ps="5" overflowWrap="anywhere">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </chakra.ul>
  );
}
