# Part of shop.vcl: lifetime of the answers of shells and APIs, and answers of the edge itself.

sub vcl_backend_response {
  if (bereq.uncacheable && !bereq.http.x-edge-class) {
    return (deliver);
  }
  if (bereq.http.x-edge-class == "api") {
    return (deliver);
  }
  unset beresp.http.set-cookie;
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch || bereq.http.x-edge-has-stale) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  call read_lifetime;
  if (!beresp.http.x-edge-fresh || beresp.http.vary ~ "(?i)cookie|\*"
    || beresp.http.cache-control ~ "private|no-store") {
    unset beresp.http.x-edge-fresh;
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    if (bereq.http.x-edge-stage && beresp.http.x-page-context != bereq.http.x-page-context) {
      # Another context than the cache asked for: a release has just begun.
      set beresp.ttl = 1s;
    }
    return (deliver);
  }
  set beresp.ttl = std.duration(beresp.http.x-edge-fresh, 0s);
  set beresp.grace = std.duration(beresp.http.x-edge-sie, 0s);
  set beresp.keep = 0s;
  set beresp.http.xkey = beresp.http.surrogate-key;
  return (deliver);
}

# Sets x-edge-fresh, x-edge-swr and x-edge-sie of an answer that may be stored.
sub read_lifetime {
  unset beresp.http.x-edge-fresh;
  unset beresp.http.x-edge-swr;
  unset beresp.http.x-edge-sie;
  if (bereq.http.x-edge-stage == "page") {
    if (beresp.http.x-page-context == bereq.http.x-page-context && beresp.http.cdn-cache-control ~ "max-age=[0-9]+") {
      set beresp.http.x-edge-lifetime = beresp.http.cdn-cache-control;
    }
  } else if (bereq.http.x-edge-stage) {
    if (beresp.status == 200 && beresp.http.x-page-context) {
      set beresp.http.x-edge-lifetime = beresp.http.cache-control;
    }
  } else if (beresp.status == 200 && beresp.http.cache-control ~ "public") {
    set beresp.http.x-edge-lifetime = beresp.http.cache-control + ", stale-while-revalidate=60, stale-if-error=86400";
  }
  if (beresp.http.x-edge-lifetime ~ "max-?age=[0-9]+") {
    set beresp.http.x-edge-fresh = regsub(beresp.http.x-edge-lifetime, "^.*?\b(?:s-max|max-)age=([0-9]+).*$", "\1s");
    set beresp.http.x-edge-swr = "0s";
    set beresp.http.x-edge-sie = "0s";
    if (beresp.http.x-edge-lifetime ~ "stale-while-revalidate=[0-9]+") {
      set beresp.http.x-edge-swr = regsub(beresp.http.x-edge-lifetime, "^.*stale-while-revalidate=([0-9]+).*$", "\1s");
    }
    if (beresp.http.x-edge-lifetime ~ "stale-if-error=[0-9]+") {
      set beresp.http.x-edge-sie = regsub(beresp.http.x-edge-lifetime, "^.*stale-if-error=([0-9]+).*$", "\1s");
    }
  }
  unset beresp.http.x-edge-lifetime;
}

sub vcl_backend_error {
  # Another shell may answer. Requests that change something, and those of the API, are never repeated.
  if (bereq.http.x-edge-class ~ "^(page|file)$" && bereq.retries < 2) {
    return (retry);
  }
  if (bereq.is_bgfetch || bereq.http.x-edge-has-stale) {
    return (abandon);
  }
  set beresp.status = 503;
  set beresp.ttl = 0s;
  set beresp.uncacheable = true;
  set beresp.http.retry-after = "5";
  set beresp.http.cache-control = "no-store";
  if (bereq.method == "GET") {
    # The page asks again by itself. A repeated POST would lose its form.
    set beresp.http.refresh = "5";
  }
  if (bereq.url ~ "^/api/payments/" && bereq.http.accept ~ "text/html") {
    # A buyer returns from the bank, and may have paid. The words of shared-contracts/src/domain/waiting-texts.ts.
    set beresp.http.content-type = "text/html; charset=utf-8";
    set beresp.http.referrer-policy = "no-referrer";
    synthetic({"<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>Estamos confirmando tu pago</title><h1>Estamos confirmando tu pago</h1><p>La tienda no responde por un momento. Esta página vuelve a preguntar sola en unos segundos. No la cierres ni pagues otra vez.</p><div lang="en"><h1>We are confirming your payment</h1><p>The shop is not answering for a moment. This page asks again by itself in a few seconds. Keep it open, and do not pay again.</p></div>"});
  } else if (bereq.url ~ "^/api/") {
    set beresp.http.content-type = "application/json; charset=utf-8";
    synthetic({"{"statusCode":503,"code":"UNAVAILABLE","message":"Servicio no disponible","errors":[]}"});
  } else {
    set beresp.http.content-type = "text/html; charset=utf-8";
    synthetic({"<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>La tienda vuelve en un momento</title><h1>La tienda vuelve en un momento</h1><p>Esta página se carga sola otra vez en unos segundos.</p><div lang="en"><h1>The shop will be back in a moment</h1><p>This page loads again by itself in a few seconds.</p></div>"});
  }
  return (deliver);
}

sub vcl_synth {
  if (resp.status == 503 && req.http.x-edge-has-stale && !req.http.x-edge-stale) {
    set req.http.x-edge-stale = "yes";
    return (restart);
  }
  set resp.http.cache-control = "no-store";
  set resp.http.content-type = "text/plain; charset=utf-8";
  unset resp.http.x-varnish;
  unset resp.http.via;
  if (resp.status == 503) {
    set resp.http.retry-after = "5";
    set resp.http.refresh = "5";
    set resp.http.content-type = "text/html; charset=utf-8";
    synthetic({"<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>La tienda vuelve en un momento</title><h1>La tienda vuelve en un momento</h1><p>Esta página se carga sola otra vez en unos segundos.</p><div lang="en"><h1>The shop will be back in a moment</h1><p>This page loads again by itself in a few seconds.</p></div>"});
    return (deliver);
  }
  synthetic(resp.reason);
  return (deliver);
}
