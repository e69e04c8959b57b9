// One choice of a filter, or all. While the choice it depends on is missing it opens nothing, and says why.
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Select, type Option } from '../../ui/form/controls.tsx';

interface Props {
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  onRefused?: (() => void) | undefined;
}

/** The keys that open a list of choices. */
const OPENING = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

export function ChoiceFilter({ value, options, onChange, onRefused }: Props) {
  const { t } = useTranslation('statistics');
  const refuse = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onRefused?.();
  };
  return (
    <Select
      value={value}
      placeholder={t('statistics.filter.all')}
      options={options}
      aria-disabled={onRefused ? true : undefined}
      onChange={({ target }) => onChange(target.value)}
      onMouseDown={(event) => {
        if (!onRefused) return;
        event.currentTarget.focus();
        refuse(event);
      }}
      onKeyDown={(event) => {
        if (onRefused && OPENING.has(event.key)) refuse(event);
      }}
    />
  );
}
