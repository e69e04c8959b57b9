// The keyword field of a list, in one text filter of its bar. Input methods apply their text when the composition ends.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Input } from './controls.tsx';
import type { FilterDefinition } from '../filter/filters.ts';
import { Icon } from '../Icon.tsx';
import type { TypedSearch } from '../filter/useTypedSearch.ts';

interface Props {
  filter: FilterDefinition & { kind: 'text' };
  typed: TypedSearch;
}

/** “Title” as it stands within “Search by title”; Chinese has no capitals. */
function withinSentence(label: string): string {
  return label.slice(0, 1).toLowerCase() + label.slice(1);
}

export function KeywordInput({ filter: { label, placeholder }, typed }: Props) {
  const { t } = useTranslation('ui');
  return (
    <chakra.div position="relative" flex="1 1 10rem" minW="0">
      <Icon
        name="search"
        position="absolute"
        insetStart="3"
        top="50%"
        transform="translateY(-50%)"
        color="fg.muted"
        boxSize="4"
        pointerEvents="none"
      />
      <Input
        type="search"
        ps="9"
        autoComplete="off"
        value={typed.text}
        onChange={({ target }) => typed.setText(target.value)}
        onCompositionStart={() => typed.setIsComposing(true)}
        onCompositionEnd={() => typed.setIsComposing(false)}
        aria-label={label}
        placeholder={placeholder ?? t('ui.filter.keyword', { label: withinSentence(label) })}
      />
    </chakra.div>
  );
}
