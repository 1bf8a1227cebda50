import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link confirms. */
export type Token = {
  /** Of the delivery about the record: 64 hexadecimal digits, which say which form and which record. */
  key: string;
  /** When the record was sent; days since 1970. */
  day: number;
};

const dayLength = 24 * 60 * 60_000;

/** Days since 1970. */
export const dayOf = (milliseconds: number): number => Math.floor(milliseconds / dayLength);

/** Signs of a secret: fewer could be guessed. */
const fewestSigns = 32;

/** Undefined for a secret that nobody can guess. */
export const secretError = (secret: string): string | undefined =>
  secret.length < fewestSigns
    ? `The secret OPT_IN_SECRET must have ${fewestSigns} characters or more.`
    : undefined;

const shape = /^([\w-]{43})\.(\d{1,6})\.([\w-]{43})$/;

/**
 * Texts for links that only this secret makes: the key, the day, and their signature (HMAC-SHA256).
 * @throws {Error} where the secret is too short
 */
export const createTokens = (secret: string) => {
  const error = secretError(secret);
  if (error !== undefined) throw new Error(error);
  const sign = (signed: string) =>
    createHmac('sha256', secret).update(`opt-in ${signed}`).digest('base64url');
  return {
    write: ({ key, day }: Token): string => {
      const signed = `${Buffer.from(key, 'hex').toString('base64url')}.${day}`;
      return `${signed}.${sign(signed)}`;
    },
    /** Undefined for any text that `write` with this secret has not made. */
    read: (text: string): Token | undefined => {
      const [, name = '', day = '', signature = ''] = shape.exec(text) ?? [];
      const given = Buffer.from(signature);
      const own = Buffer.from(sign(`${name}.${day}`));
      if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
      return { key: Buffer.from(name, 'base64url').toString('hex'), day: Number(day) };
    },
  };
};

/** The end of the time within which a record of that day may be confirmed. */
export const endOf = (day: number, days: number): number => (day + days + 1) * dayLength;
