// Days from and to in the advanced search of a list, applied by a button of their own.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { DateRangeInput } from '../form/DateInput.tsx';
import { useDays } from './day-range.ts';
import { MessageText } from '../notice/MessageText.tsx';

interface Props {
  label: string;
  /** It is said beside it. */
  isLabelHidden?: boolean;
  /** `from..to`. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

export function DateFilter({ label, isLabelHidden = false, value, onChange }: Props) {
  const { t } = useTranslation('ui');
  const { fields, problem, errorId, handleSubmit } = useDays(value, onChange);
  return (
    <chakra.form display="flex" flexWrap="wrap" alignItems="center" gap="2" role="group" aria-label={label} onSubmit={handleSubmit}>
      {!isLabelHidden && (
        <chakra.span color="fg.muted" whiteSpace="nowrap" css={{ '@container list (width < 48rem)': { width: 'full' } }}>
          {label}
        </chakra.span>
      )}
      <chakra.div flex="0 1 20rem" display="flex" minW="0">
        <DateRangeInput {...fields} />
      </chakra.div>
      <Button type="submit">{t('ui.filter.search')}</Button>
      {problem !== null && (
        <chakra.p id={errorId} role="alert" color="danger.fg" fontSize="sm" width="full">
          <MessageText message={problem} />
        </chakra.p>
      )}
    </chakra.form>
  );
}
