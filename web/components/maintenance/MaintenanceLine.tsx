// One line that says when the house is closed, and why.
import { useTranslation } from 'react-i18next';
import { dateTimeText } from '../../ui/text/dates.ts';

interface MaintenanceTimes {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly text: string;
  readonly isUnderWay: boolean;
}

export function MaintenanceLine({ maintenance: { startsAt, endsAt, text, isUnderWay } }: { maintenance: MaintenanceTimes }) {
  const { t } = useTranslation('maintenance');
  const times = { from: dateTimeText(startsAt), to: dateTimeText(endsAt) };
  return (
    <>
      {isUnderWay ? t('maintenance.line.underWay', times) : t('maintenance.line.planned', times)} {text}
    </>
  );
}
