/**
 * Numbers that countries keep for films and examples, by the code of the country: the North American
 * Numbering Plan, Ofcom, ACMA, the Bundesnetzagentur, Arcep. Of others none is known.
 */
const kept: readonly RegExp[] = [
  /^1[2-9]\d{2}55501\d{2}$/,
  /^44(?:2079460\d{3}|1(?:1[3-8]|[2-6]1)4960\d{3}|1914980\d{3}|2920180\d{3}|2896496\d{3}|1632960\d{3}|7700900\d{3}|8081570\d{3}|9098790\d{3}|3069990\d{3})$/,
  /^61(?:[2378](?:5550|7010)\d{4}|49157\d{4})$/,
  /^49(?:3023125|6990009|4066969|2214710|8999998)\d{3}$/,
  /^33(?:19900|26191|35301|46571|53649|63998)\d{4}$/,
];

/** As North Americans write theirs among themselves: with or without the area. */
const atHome = /^1?(?:[2-9]\d{2})?55501\d{2}$/;

/** Digits with what stands between them, behind what begins the code of a country. */
const numbers = /(?<country>\+|\b00|wa\.me\/)?(?<digits>[\d(][\d\s().\/-]{5,}\d)/g;

/** Whether a text holds a telephone number that belongs to nobody. */
export const hasFictionNumber = (text: string): boolean =>
  [...text.matchAll(numbers)].some(({ groups }) => {
    const { country, digits = '' } = groups ?? {};
    // 0 in brackets is dialled at home alone.
    const number = digits.replace('(0)', '').replaceAll(/\D/g, '');
    return country === undefined ? atHome.test(number) : kept.some((form) => form.test(number));
  });
