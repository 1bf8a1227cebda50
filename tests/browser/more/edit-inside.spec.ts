import { test } from '../edit-site';
import { typeInside } from '../typed-inside';
import { enter } from '../typed-text';

test.describe.configure({ mode: 'default', timeout: 180_000 });

typeInside('by keyboard', enter);
