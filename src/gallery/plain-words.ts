/** A name of config as people say it: `pictureRight` is "picture right". */
export const plainWords = (name: string) =>
  name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|-/g, ' ').toLowerCase();
