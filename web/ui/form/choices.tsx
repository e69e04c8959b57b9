// Checkbox, radio buttons and the segmented control: native inputs, so that keyboard and forms work as people expect.
import { chakra } from '@chakra-ui/react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { countText } from '../text/count.ts';
import type { Option } from './controls.tsx';
import { useFieldControl } from './Field.tsx';

const Box = chakra('input', {
  base: { accentColor: 'var(--c-colors-accent-solid)', boxSize: '4', flexShrink: '0', cursor: 'pointer', mt: '0.5' },
});

/** A box with its words, and a line of help beneath them. */
function Worded({ box, help, children }: { box: ReactNode; help: ReactNode; children: ReactNode }) {
  return (
    <chakra.label display="flex" gap="2" alignItems="flex-start" cursor="pointer" py="1">
      {box}
      <span>
        {children}
        {help && (
          <chakra.span display="block" color="fg.muted" fontSize="sm">
            {help}
          </chakra.span>
        )}
      </span>
    </chakra.label>
  );
}

export function Checkbox({ children, help, ...rest }: ComponentProps<typeof Box> & { children: ReactNode; help?: ReactNode }) {
  // The label of the group is not its own.
  const { id: _id, ...wiring } = useFieldControl();
  return (
    <Worded box={<Box type="checkbox" {...wiring} {...rest} />} help={help}>
      {children}
    </Worded>
  );
}

/** A checkbox without visible words (table rows): `label` names it. `isMixed` = some, not all. */
export function BareCheckbox({ label, isMixed = false, ...rest }: ComponentProps<typeof Box> & { label: string; isMixed?: boolean }) {
  return (
    <Box
      type="checkbox"
      aria-label={label}
      mt="0"
      verticalAlign="middle"
      ref={(input: HTMLInputElement | null) => {
        if (input) input.indeterminate = isMixed;
      }}
      {...rest}
    />
  );
}

interface Choice extends Option {
  help?: string;
}

/** Spread `register(name)` of react-hook-form into it, or use `value` and `onChange`. */
export function RadioGroup({
  options,
  value,
  direction = 'row',
  ...rest
}: Omit<ComponentProps<typeof Box>, 'value'> & { options: readonly Choice[]; value?: string; direction?: 'row' | 'column' }) {
  const name = useId();
  const { id, ...wiring } = useFieldControl();
  return (
    <chakra.div display="flex" flexDirection={direction} flexWrap="wrap" columnGap="6" rowGap="1" id={id}>
      {options.map((option) => {
        const isOn = value !== undefined && { checked: option.value === value };
        const box = <Box type="radio" name={name} {...wiring} {...rest} value={option.value} disabled={option.isDisabled} {...isOn} />;
        return (
          <Worded key={option.value} box={box} help={option.help}>
            {option.label}
          </Worded>
        );
      })}
    </chakra.div>
  );
}

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; count?: number | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few exclusive choices in one row (all / pending, language). `label` is for screen readers. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <chakra.div
      role="radiogroup"
      aria-label={label}
      display="inline-flex"
      bg="bg.subtle"
      borderRadius="md"
      p="0.5"
      gap="0.5"
      flexShrink="0"
      maxW="full"
    >
      {options.map((option) => (
        <chakra.label
          key={option.value}
          px="3"
          minH="8"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          borderRadius="sm"
          cursor="pointer"
          whiteSpace="nowrap"
          color="fg.muted"
          css={{
            '&:has(:checked)': { bg: 'bg.panel', color: 'accent.fg', fontWeight: 'medium', boxShadow: '0 1px 2px rgb(0 0 0 / 12%)' },
            '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg' },
          }}
        >
          <chakra.input
            type="radio"
            srOnly
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && (
            <chakra.span fontSize="sm" fontVariantNumeric="tabular-nums">
              {countText(option.count)}
            </chakra.span>
          )}
        </chakra.label>
      ))}
    </chakra.div>
  );
}
