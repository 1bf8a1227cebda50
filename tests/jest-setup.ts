/// <reference types="@testing-library/jest-dom" />
import { TextDecoder, TextEncoder } from 'node:util';

// What it asks of elements is for tests that have some.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

// jsdom has neither; react-router asks for them when it is loaded.
if (typeof globalThis.TextEncoder === 'undefined') {
  Object.assign(globalThis, { TextEncoder, TextDecoder });
}

// Nor can its blobs be read but by its FileReader.
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
