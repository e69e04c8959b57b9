// Text inputs and the native select, wired to the Field around them.
import { chakra, defineRecipe } from '@chakra-ui/react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldControl } from './Field.tsx';
import { Icon } from '../Icon.tsx';

const recipe = defineRecipe({
  base: {
    width: 'full',
    minW: '0',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    minH: '9',
    px: '3',
    fontSize: 'md',
    transition: 'border-color 100ms',
    _hover: { borderColor: 'accent.fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '-1px' },
    _invalid: { borderColor: 'danger.fg' },
    _disabled: { bg: 'bg.subtle', color: 'fg.muted' },
    // Phones zoom into smaller text on focus.
    '@media (pointer: coarse)': { fontSize: '16px', minH: '11' },
  },
});

const StyledInput = chakra('input', recipe);
const StyledSelect = chakra('select', recipe);
const StyledTextarea = chakra('textarea', recipe);

/** A field of an English text, by its name: its signs, such as ’, are those of a Latin font. */
const languageOf = (name: string | undefined) => (name?.endsWith('En') ? 'en' : undefined);

export function Input(props: ComponentProps<typeof StyledInput>) {
  return <StyledInput lang={languageOf(props.name)} {...useFieldControl()} {...props} />;
}

export function Textarea(props: ComponentProps<typeof StyledTextarea>) {
  return (
    <StyledTextarea
      lang={languageOf(props.name)}
      rows={5}
      py="2"
      lineHeight="reading"
      resize="vertical"
      {...useFieldControl()}
      {...props}
    />
  );
}

export interface Option {
  value: string;
  label: string;
  isDisabled?: boolean;
  /** No longer offered: shown where it was chosen before. */
  isRetired?: boolean;
}

/** `placeholder` is the empty first choice ("please choose"). */
export function Select({
  options,
  placeholder,
  ...rest
}: ComponentProps<typeof StyledSelect> & { options: readonly Option[]; placeholder?: string }) {
  const wiring = useFieldControl();
  return (
    <chakra.span position="relative" display="block" minW="0" width={rest.width}>
      <StyledSelect {...wiring} appearance="none" pe="9" textOverflow="ellipsis" {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled} hidden={option.isRetired}>
            {option.label}
          </option>
        ))}
      </StyledSelect>
      <Icon
        name="chevronDown"
        position="absolute"
        insetEnd="2.5"
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
        color="fg.muted"
        boxSize="4"
      />
    </chakra.span>
  );
}

export function PasswordInput(props: ComponentProps<typeof StyledInput>) {
  const [isShown, setIsShown] = useState(false);
  const { t } = useTranslation('ui');
  return (
    <chakra.span position="relative" display="block">
      <StyledInput {...useFieldControl()} type={isShown ? 'text' : 'password'} pe="16" {...props} />
      <chakra.button
        type="button"
        position="absolute"
        insetEnd="1"
        top="1"
        bottom="1"
        px="2"
        fontSize="sm"
        color="accent.fg"
        borderRadius="sm"
        cursor="pointer"
        aria-label={isShown ? t('ui.password.hideLabel') : t('ui.password.showLabel')}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? t('ui.password.hide') : t('ui.password.show')}
      </chakra.button>
    </chakra.span>
  );
}
