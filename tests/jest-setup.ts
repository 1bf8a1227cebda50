/// <reference types="@testing-library/jest-dom" />
import { TextDecoder, TextEncoder } from 'node:util';

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
