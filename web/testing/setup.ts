// Runs before each file of component tests: adds the missing parts of the simulated browser, and cleans up after each test. A worker loads
// the product once for all its files, so no test may leave anything behind (leftovers.ts).
import * as React from 'react';
import { afterEach, vi } from 'vitest';
import { waitForIdle } from './idle.ts';
import { takeAway, watchLeftovers } from './leftovers.ts';
import './texts.ts';

// relay-test-utils asks for the mocks of Jest.
Object.assign(globalThis, { jest: vi });

// happy-dom has no popovers: an element above the page stands in it.
HTMLElement.prototype.showPopover ??= () => {};
HTMLElement.prototype.hidePopover ??= () => {};

// Each query by role asks of every element whether it is hidden, and happy-dom would match all rules of the look for the answer. Here only
// attributes and inline styles hide something; the look is that of the browser's stories and pictures.
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { configurable: true, get: () => null });

// React keeps a stack for each element, to name its maker in a warning, until so many were made within a second: a tenth of the time of a
// test, which comes back, and nothing else, once React renames this.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => Infinity, set: () => {} });

// happy-dom does not know these of a choice; react-hook-form reads by them that nobody has changed it yet, and fills it in.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { configurable: true, get: () => 0 });
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  configurable: true,
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected');
  },
  set(this: HTMLOptionElement, isSelected: boolean) {
    this.toggleAttribute('selected', isSelected);
  },
});

watchLeftovers();
waitForIdle();
// First put here, so done last.
afterEach(async () => {
  const left = await takeAway();
  if (left.length > 0) throw new Error(`The test leaves for those after it:\n${left.join('\n')}`);
});
