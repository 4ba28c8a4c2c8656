# nginx of Debian with HTTP/2 and HTTP/3, for a user without rights. compose.yaml mounts nginx.conf and the certificate.
FROM debian:trixie-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends curl nginx \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=101 --group=101 /var/cache/nginx /etc/nginx/tls
COPY nginx-main.conf /etc/nginx/nginx.conf
USER 101
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
