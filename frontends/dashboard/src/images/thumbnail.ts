/** Requests Cloudinary images at card size, resized by the CDN; leaves other URLs unchanged. */
export const thumbnail = (url: string) =>
  /^https:\/\/res\.cloudinary\.com\//.test(url)
    ? url.replace('/upload/', '/upload/c_limit,w_400,h_300,q_auto:good/')
    : url;
