// Links inside text and rows: router link, or plain anchor for downloads and other sites.
import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const recipe = defineRecipe({
  base: {
    color: 'accent.fg',
    textDecoration: 'none',
    textUnderlineOffset: '3px',
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline' },
  },
});

export const TextLink = chakra(Link, recipe);
export const Anchor = chakra('a', recipe);
