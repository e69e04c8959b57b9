// A list as people use it: searched while typing, filtered, ordered and paged in the address, ticked, and kept when the line is down.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../relay/errors.ts';
import { showList, type Shown } from '../../testing/render.tsx';
