// How the drop-down menu looks.
import { defineSlotRecipe } from '@chakra-ui/react';

export const menuRecipe = defineSlotRecipe({
  slots: ['trigger', 'positioner', 'content', 'item', 'itemText', 'itemGroup', 'itemGroupLabel', 'itemIndicator', 'separator', 'indicator', 'arrow', 'arrowTip', 'contextTrigger', 'triggerItem', 'optionItem', 'itemCommand'],
  base: {
    content: {
      bg: 'bg.panel', color: 'fg', borderRadius: 'md', boxShadow: 'float', minW: '48', maxW: '96', py: '1', zIndex: 'popover',
      maxHeight: 'var(--available-height)', overflowY: 'auto', outline: 0,
    },
    item: {
      display: 'flex', alignItems: 'center', gap: '2', width: '100%', textAlign: 'start', px: '3', py: '2', minH: '9', cursor: 'pointer', textDecoration: 'none', color: 'fg', outline: 0,
      _highlighted: { bg: 'accent.tint' },
      _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    },
    itemText: { flex: '1' },
    itemGroupLabel: { px: '3', py: '1.5', fontSize: 'xs', color: 'fg.muted' },
    itemIndicator: { color: 'accent.fg' },
    separator: { height: '1px', bg: 'border', my: '1' },
  },
});
