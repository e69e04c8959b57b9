// Where a person works: several units, the main one first, which cannot be taken away (R3-156). Commas become full-width ones (D13-121).
import { chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutCommas } from '../../../shared/forms/profile.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';

interface WorkplaceListProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur: () => void;
}

export function WorkplaceList({ value, onChange, onBlur }: WorkplaceListProps) {
  const { t } = useTranslation('profile');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const focus = (index: number) => requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus());
  function handleAdd() {
    onChange([...value, '']);
    focus(value.length);
  }
  function handleRemove(index: number) {
    onChange(value.filter((_, at) => at !== index));
    focus(index - 1);
  }
  return (
    <chakra.div ref={list} display="grid" gap="2">
      {value.map((place, index) => (
        // A row is its place in the list: removing one moves the others up.
        <chakra.div key={index} display="flex" gap="1">
          <Input
            id={`${id}-${index}`}
            aria-label={index === 0 ? t('profile.workplace.main') : t('profile.workplace.other', { number: index + 1 })}
            dir="auto"
            value={place}
            onBlur={onBlur}
            onChange={(event) => onChange(value.map((one, at) => (at === index ? withoutCommas(event.target.value) : one)))}
          />
          {index > 0 && (
            <IconButton icon="close" label={t('profile.workplace.remove', { number: index + 1 })} onClick={() => handleRemove(index)} />
          )}
        </chakra.div>
      ))}
      <div>
        <Button size="sm" variant="link" icon="plus" onClick={handleAdd}>
          {t('profile.workplace.add')}
        </Button>
      </div>
    </chakra.div>
  );
}
