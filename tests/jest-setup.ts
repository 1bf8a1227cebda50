/// <reference types="@testing-library/jest-dom" />
import { TextDecoder, TextEncoder } from 'node:util';

// As in playwright.config.ts: a second try is told as such. Random cases that fail once in a thousand runs, and a busy
// machine, are to be looked into, and are no reason to stop another change.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });

// Its matchers are for tests with a DOM.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

// jsdom has neither; react-router needs them while loading.
if (typeof globalThis.TextEncoder === 'undefined') {
  Object.assign(globalThis, { TextEncoder, TextDecoder });
}

// In jsdom only FileReader reads blobs.
if (typeof Blob !== 'undefined' && !('arrayBuffer' in Blob.prototype)) {
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Blob) {
      return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.onerror = () => reject(reader.error ?? new Error('The blob cannot be read.'));
        reader.readAsArrayBuffer(this);
      });
    },
  });
}

// React's development build records the stack of where each element is made, for messages that no test reads: a tenth of
// what tests of components take. It records none beyond a number a second; that many are taken to be made.
if (typeof document !== 'undefined') {
  const react = jest.requireActual<Record<string, object>>('react');
  const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE ?? {};
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
